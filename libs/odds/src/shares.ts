import { type Interval, wilson } from '@sandtable/bots';
import { lowest, plus, toNumber } from './fraction.ts';
import type { Outcome } from './gathered.ts';
import { atLeast, atMost, meanOf, type Spread } from './spread.ts';

/** A value with its chance, as plain data. */
export interface Share<T> {
  readonly value: T;
  readonly share: number;
  /** The exact chance. */
  readonly fraction?: string;
  /** Where the chance lies with 95% confidence, if it is not exact. */
  readonly interval?: Interval;
  /** Of numbers: the shares of values that are as high or higher, and as low or lower. */
  readonly atLeast?: number;
  readonly atMost?: number;
}
export interface Shares<T> {
  readonly values: readonly Share<T>[];
  /** Where all values are numbers. */
  readonly mean?: number;
}

/** How sure a chance is: exact, a share of runs, or a mean over several positions that may be the true one. */
export type Basis =
  | { readonly basis: 'exact' }
  | { readonly basis: 'runs'; readonly runs: number }
  | { readonly basis: 'positions'; readonly parts: readonly (readonly Outcome[])[] };

/** `isValue` tells whether an outcome has a value; it is only asked where positions are imagined. */
export function sharesOf<T>(
  spread: Spread<T>,
  basis: Basis,
  isValue: (outcome: Outcome, value: T) => boolean,
): Shares<T> {
  const mean = meanOf(spread);
  const [high, low] = mean === undefined ? [[], []] : [atLeast(spread), atMost(spread)];
  const values = spread.map(({ value, chance }, i): Share<T> => {
    const share = toNumber(chance);
    const [up, down] = [high[i], low[i]];
    return {
      value,
      share,
      ...(basis.basis === 'exact'
        ? { fraction: fractionText(chance) }
        : { interval: intervalOf(share, basis, (outcome) => isValue(outcome, value)) }),
      ...(up && down ? { atLeast: toNumber(up.chance), atMost: toNumber(down.chance) } : {}),
    };
  });
  return mean === undefined ? { values } : { values, mean };
}

function fractionText(chance: Spread<unknown>[number]['chance']): string {
  const { num, den } = lowest(chance);
  return `${num}/${den}`;
}

const DEVIATIONS = 1.959964;

function intervalOf(
  share: number,
  basis: Exclude<Basis, { basis: 'exact' }>,
  has: (outcome: Outcome) => boolean,
): Interval {
  if (basis.basis === 'runs') return wilson(Math.round(share * basis.runs), basis.runs);
  const { parts } = basis;
  const each = parts.map((outcomes) => {
    const [whole, hits] = [outcomes, outcomes.filter(has)].map((some) =>
      some.map(({ chance }) => chance).reduce(plus, { num: 0n, den: 1n }),
    );
    return whole && hits && whole.num > 0n ? toNumber(hits) / toNumber(whole) : 0;
  });
  return intervalAround(each);
}

/** Where the mean of shares lies that were found for positions drawn one by one. */
export function intervalAround(shares: readonly number[]): Interval {
  const n = shares.length;
  const mean = shares.reduce((sum, one) => sum + one, 0) / n;
  const spread = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, n - 1);
  const reach = DEVIATIONS * Math.sqrt(spread / n);
  return { low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) };
}
