import type { ByHand, Decision } from './contract.ts';

/** A step of a course: a decision or a manual edit. */
export type Act = Decision | ByHand;
/** A line of play: its acts from the start on. */
export type Course = readonly Act[];

export const isByHand = (act: Act): act is ByHand => 'hand' in act;

/** Whether two steps are the same answer to the same question, or the same edit; who made them doesn't matter. */
export function sameAct(a: Act | undefined, b: Act | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  if (isByHand(a) || isByHand(b)) return JSON.stringify(a) === JSON.stringify(b);
  return a.choice === b.choice && a.role === b.role && JSON.stringify(a.answer) === JSON.stringify(b.answer);
}

/** Whether two courses consist of the same objects. */
export const isSameCourse = (a: Course, b: Course): boolean =>
  a.length === b.length && a.every((act, i) => act === b[i]);

/** The number of steps that two courses have in common at their beginning. */
export function sharedBy(a: Course, b: Course): number {
  const parts = a.findIndex((act, i) => i >= b.length || !sameAct(act, b[i]));
  return parts < 0 ? a.length : parts;
}

/** Whether a course contains nothing that another doesn't contain. */
export const isBeginning = (a: Course, b: Course): boolean => a.length <= b.length && sharedBy(a, b) === a.length;

/** The courses that were left, and one more; a course that is the beginning of another isn't kept separately. */
export function withCourse(others: readonly Course[], course: Course): readonly Course[] {
  if (others.some((one) => isBeginning(course, one))) return others;
  return [...others.filter((one) => !isBeginning(one, course)), course];
}
