import type { Interval } from '../wilson.ts';
import { deviationsFor } from './normal.ts';

/** One figure in pairs of games: sums over the pairs, so that parts of a comparison add up in any order. */
export interface Paired {
  readonly pairs: number;
  readonly before: number;
  readonly after: number;
  /** Of the squares of the differences. */
  readonly squares: number;
}

export const noPairs: Paired = { pairs: 0, before: 0, after: 0, squares: 0 };

export const withPair = (sums: Paired, before: number, after: number): Paired => ({
  pairs: sums.pairs + 1,
  before: sums.before + before,
  after: sums.after + after,
  squares: sums.squares + (after - before) ** 2,
});

export const plus = (a: Paired, b: Paired): Paired => ({
  pairs: a.pairs + b.pairs,
  before: a.before + b.before,
  after: a.after + b.after,
  squares: a.squares + b.squares,
});

/** Means of a figure before and after, and their difference: where it lies with 95% confidence. */
export interface Shift {
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  /** Undefined for fewer than two pairs. */
  readonly interval: Interval | undefined;
}

/** Luck that both games of a pair share cancels in their difference, so its spread is what counts. */
export function shiftOf({ pairs, before, after, squares }: Paired, parts = 1, deviations = DEVIATIONS): Shift {
  const n = Math.max(pairs, 1);
  const difference = (after - before) / n;
  const variance = pairs < 2 ? undefined : Math.max(0, (squares - pairs * difference ** 2) / (pairs - 1));
  const reach = variance === undefined ? undefined : deviations * Math.sqrt(variance / pairs);
  return {
    before: before / n / parts,
    after: after / n / parts,
    difference: difference / parts,
    interval:
      reach === undefined ? undefined : { low: (difference - reach) / parts, high: (difference + reach) / parts },
  };
}

const CONFIDENCE = 0.95;
const DEVIATIONS = deviationsFor(CONFIDENCE);

/**
 * Whether a difference of nothing would be a surprise. Of many figures some stand out by luck alone, so the more are
 * looked at together, the further one has to stand out.
 */
export function isClear(sums: Paired, among = 1): boolean {
  const { interval } = shiftOf(sums, 1, deviationsFor(1 - (1 - CONFIDENCE) / Math.max(1, among)));
  return interval !== undefined && (interval.low > 0 || interval.high < 0);
}
