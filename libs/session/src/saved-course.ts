import type { Decision, Save, SavedByHand } from './contract.ts';
import { type Act, type Course, isByHand, sharedBy } from './courses.ts';

/** A course as saves keep it: the decisions, and beside them what was done by hand. */
type Kept = Pick<Save, 'decisions' | 'hand'>;

export function keptCourse(course: Course): Kept {
  const decisions: Decision[] = [];
  const hand: SavedByHand[] = [];
  for (const act of course)
    if (isByHand(act)) hand.push({ after: decisions.length, act });
    else decisions.push(act);
  return hand.length === 0 ? { decisions } : { decisions, hand };
}

/** The course that was kept; what was done by hand after more decisions than there are stands at the end. */
export function courseKept({ decisions, hand = [] }: Kept): Course {
  const from = (i: number): readonly Act[] =>
    hand.flatMap(({ after, act }) => (after === i || (i === decisions.length && after > i) ? [act] : []));
  return [...decisions.flatMap((decision, i) => [...from(i), decision]), ...from(decisions.length)];
}

/** A branch as a save keeps it: how many decisions it shares with the course that is followed, and how it went on. */
export function keptBranch(course: Course, line: Course): NonNullable<Save['branches']>[number] {
  const common = course.slice(0, sharedBy(course, line));
  const end = common.findLastIndex((act) => !isByHand(act)) + 1;
  const shared = common.filter((act) => !isByHand(act)).length;
  return { shared, ...keptCourse(course.slice(end)) };
}

/** The whole course of a branch: what was done by hand behind the last decision it shares is its own. */
export function branchKept(branch: NonNullable<Save['branches']>[number], line: Course): Course {
  return [...line.slice(0, behindDecision(line, branch.shared)), ...courseKept(branch)];
}

/** How many acts a course has up to its decision of a number. */
function behindDecision(line: Course, decisions: number): number {
  let remaining = decisions;
  const end = remaining === 0 ? -1 : line.findIndex((act) => !isByHand(act) && --remaining === 0);
  return end < 0 && decisions > 0 ? line.length : end + 1;
}

/** A save of the first so many steps alone, of decisions and what was done by hand together. */
export const savedUpTo = (save: Save, steps: number): Save => {
  const { hand: _, branches: __, ...rest } = save;
  return { ...rest, ...keptCourse(courseKept(save).slice(0, steps)) };
};
