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
  let below = 0;
  for (let way = 0; way < ways.count; way += 1) {
    below += toNumber({ num: shareOf(ways, way), den: ways.total });
    if (at < below) return way;
  }
  return ways.count - 1;
}
