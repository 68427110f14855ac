import type { ByHand, Decision } from './contract.ts';

/** A step of a course: a decision, or what an author did by hand. */
export type Act = Decision | ByHand;
/** A line of play: its acts from the start on. */
export type Course = readonly Act[];

export const isByHand = (act: Act): act is ByHand => 'hand' in act;

/** Whether the same was answered to the same question, or done by hand; who held the pen does not matter. */
export function sameAct(a: Act | undefined, b: Act | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  if (isByHand(a) || isByHand(b)) return JSON.stringify(a) === JSON.stringify(b);
  return a.choice === b.choice && a.role === b.role && JSON.stringify(a.answer) === JSON.stringify(b.answer);
}

/** Whether two courses consist of the same objects. */
export const isSameCourse = (a: Course, b: Course): boolean =>
  a.length === b.length && a.every((act, i) => act === b[i]);

/** How many acts two courses begin with in common. */
export function sharedBy(a: Course, b: Course): number {
  const parts = a.findIndex((act, i) => i >= b.length || !sameAct(act, b[i]));
  return parts < 0 ? a.length : parts;
}

/** Whether a course says nothing that another does not say. */
export const isBeginning = (a: Course, b: Course): boolean => a.length <= b.length && sharedBy(a, b) === a.length;

/** Courses that were left, with one more; beginnings of other courses are none of their own. */
export function withCourse(others: readonly Course[], course: Course): readonly Course[] {
  if (others.some((one) => isBeginning(course, one))) return others;
  return [...others.filter((one) => !isBeginning(one, course)), course];
}
