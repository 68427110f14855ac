import type { Decision, Save, SavedByHand } from './contract.ts';
import { type Act, type Course, isByHand, sharedBy } from './courses.ts';

/** A course as saves store it: the decisions, and separately the manual edits. */
type Kept = Pick<Save, 'decisions' | 'hand'>;

export function keptCourse(course: Course): Kept {
  const decisions: Decision[] = [];
  const hand: SavedByHand[] = [];
  for (const act of course)
    if (isByHand(act)) hand.push({ after: decisions.length, act });
    else decisions.push(act);
  return hand.length === 0 ? { decisions } : { decisions, hand };
}

/** The saved course; manual edits after more decisions than there are come at the end. */
export function courseKept({ decisions, hand = [] }: Kept): Course {
  const from = (i: number): readonly Act[] =>
    hand.flatMap(({ after, act }) => (after === i || (i === decisions.length && after > i) ? [act] : []));
  return [...decisions.flatMap((decision, i) => [...from(i), decision]), ...from(decisions.length)];
}

/** A branch as a save stores it: how many decisions it shares with the current course, and how it continued. */
export function keptBranch(course: Course, line: Course): NonNullable<Save['branches']>[number] {
  const common = course.slice(0, sharedBy(course, line));
  const end = common.findLastIndex((act) => !isByHand(act)) + 1;
  const shared = common.filter((act) => !isByHand(act)).length;
  return { shared, ...keptCourse(course.slice(end)) };
}

/** The whole course of a branch; manual edits after the last shared decision are its own. */
export function branchKept(branch: NonNullable<Save['branches']>[number], line: Course): Course {
  return [...line.slice(0, behindDecision(line, branch.shared)), ...courseKept(branch)];
}

/** The number of acts of a course up to the decision with this number. */
function behindDecision(line: Course, decisions: number): number {
  let remaining = decisions;
  const end = remaining === 0 ? -1 : line.findIndex((act) => !isByHand(act) && --remaining === 0);
  return end < 0 && decisions > 0 ? line.length : end + 1;
}

/** A save of only the first steps, counting decisions and manual edits together. */
export const savedUpTo = (save: Save, steps: number): Save => {
  const { hand: _, branches: __, ...rest } = save;
  return { ...rest, ...keptCourse(courseKept(save).slice(0, steps)) };
};
