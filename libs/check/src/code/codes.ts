import { codeAt, shifts, sizeOf, type Type } from '@sandtable/model';

/** A run of codes of some type, both ends included. */
export interface Stretch {
  readonly low: number;
  readonly high: number;
}

/** All codes of a type. */
export const wholeOf = (type: Type): Stretch => ({ low: codeAt(type, 0), high: codeAt(type, sizeOf(type) - 1) });

/** The codes of `from` that are values of `to`. */
export const codesIn = (from: Type, to: Type): readonly Stretch[] =>
  merged(shifts(from, to).map(({ low, high }) => ({ low, high })));

/** Sorted, without overlaps or seams. */
export function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const next of [...stretches].sort((a, b) => a.low - b.low)) {
    const last = result.at(-1);
    if (last !== undefined && next.low <= last.high + 1)
      result.splice(-1, 1, { low: last.low, high: Math.max(last.high, next.high) });
    else result.push(next);
  }
  return result;
}

/** What of `whole` is in none of the stretches. */
export function rest(whole: Stretch, stretches: readonly Stretch[]): readonly Stretch[] {
  const gaps: Stretch[] = [];
  let next = whole.low;
  for (const { low, high } of merged(stretches)) {
    if (low > next) gaps.push({ low: next, high: Math.min(low - 1, whole.high) });
    next = Math.max(next, high + 1);
  }
  if (next <= whole.high) gaps.push({ low: next, high: whole.high });
  return gaps;
}

export const covers = (stretches: readonly Stretch[], wanted: readonly Stretch[]): boolean =>
  wanted.every(
    (stretch) =>
      rest(
        stretch,
        stretches.filter((s) => s.high >= stretch.low && s.low <= stretch.high),
      ).length === 0,
  );
