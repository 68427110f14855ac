import { type Comparison, mergeComparisons, noComparison, pairsOf, type Side } from '@sandtable/bots';
import type { Share } from './shares.ts';

/** Two rulesets that are compared in play. */
export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** A match that is longer is broken off; the same wherever games are compared, so that all find the same. */
export const COMPARED_DECISIONS = 10_000;

/** Returns what plays shares of the games of two sides; what comes of a share doesn't depend on those before it. */
export function comparing(sides: Sides): (share: Share) => Comparison {
  const pair = pairsOf(sides);
  return ({ first, games }) => {
    let sum = noComparison;
    for (let game = first; game < first + games; game++) sum = mergeComparisons(sum, pair(game));
    return sum;
  };
}
