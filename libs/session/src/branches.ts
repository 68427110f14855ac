import type { GameModule } from '@sandtable/engine';
import type { Branch, Save } from './contract.ts';
import { type Course, isBeginning, isByHand, sharedBy } from './courses.ts';
import { handLine } from './hand/lines.ts';
import type { Step } from './history.ts';
import { decisionWithMembers } from './log.ts';
import { keptBranch } from './saved-course.ts';

/** The courses that were left and that diverge from the current one. */
export const branchesOf = (others: readonly Course[], line: Course): readonly Course[] =>
  others.filter((course) => !isBeginning(course, line));

/** What is shown of branches: everything, or, to a seat that counts by `numbers`, only where they diverge. */
export function branchViews(
  module: GameModule,
  steps: readonly Step[],
  branches: readonly Course[],
  line: Course,
  numbers: readonly number[] | undefined,
): readonly Branch[] {
  return branches.map((course) => {
    const shared = sharedBy(course, line);
    if (numbers) return { shared: numbers[shared] ?? 0, decisions: undefined, first: undefined };
    const act = course[shared];
    const first =
      act && isByHand(act)
        ? handLine(act, shared + 1)
        : act && decisionWithMembers(module, steps[shared]?.position, act, shared + 1);
    return { shared, decisions: course.length, first };
  });
}

/** Branches as a save stores them, in addition to the decisions of the current course. */
export function savedBranches(branches: readonly Course[], line: Course): Pick<Save, 'branches'> {
  if (branches.length === 0) return {};
  return { branches: branches.map((course) => keptBranch(course, line)) };
}
