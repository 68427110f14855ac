import type { Random } from '@sandtable/bots';
import { toNumber } from './fraction.ts';
import type { Source } from './walk.ts';
import { shareOf, type Ways } from './ways.ts';

/** Chance as it falls: one way at a time, by a generator. */
export const draws = (random: Random): Source => ({
  take: (ways) => (ways.shares === undefined ? random(ways.count) : weighted(ways, random)),
});

const FINE = 2 ** 32;

function weighted(ways: Ways, random: Random): number {
  const at = (random(FINE) + 0.5) / FINE;
  const way = sumsOf(ways).findIndex((sum) => at < sum);
  return way < 0 ? ways.count - 1 : way;
}

/** Of each way, the chance of it and those before it. */
const sums = new WeakMap<Ways, readonly number[]>();

function sumsOf(ways: Ways): readonly number[] {
  const known = sums.get(ways);
  if (known !== undefined) return known;
  let sum = 0;
  const made = Array.from({ length: ways.count }, (_, way) => {
    sum += toNumber({ num: shareOf(ways, way), den: ways.total });
    return sum;
  });
  sums.set(ways, made);
  return made;
}
