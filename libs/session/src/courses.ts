import type { Decision } from './contract.ts';

/** A line of play: its decisions from the start on. */
export type Course = readonly Decision[];

/** Whether the same was answered to the same question; who held the pen does not matter. */
export const sameDecision = (a: Decision | undefined, b: Decision | undefined): boolean =>
  a === b ||
  (a?.choice === b?.choice && a?.role === b?.role && JSON.stringify(a?.answer) === JSON.stringify(b?.answer));

/** How many decisions two courses begin with in common. */
export function sharedBy(a: Course, b: Course): number {
  const parts = a.findIndex((decision, i) => i >= b.length || !sameDecision(decision, b[i]));
  return parts < 0 ? a.length : parts;
}

/** Whether a course says nothing that another does not say. */
export const isBeginning = (a: Course, b: Course): boolean => a.length <= b.length && sharedBy(a, b) === a.length;

/** Courses that were left, with one more; beginnings of other courses are none of their own. */
export function withCourse(left: readonly Course[], course: Course): readonly Course[] {
  if (left.some((one) => isBeginning(course, one))) return left;
  return [...left.filter((one) => !isBeginning(one, course)), course];
}
