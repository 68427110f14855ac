import type { Measure } from '@sandtable/bots';
import type { Verdict } from './crossing.ts';
import type { GameFigures } from './figures.ts';
import { isShare, measured } from './measured.ts';

/** Whether the mean is known to so much: in points of percent for shares of games, else as a part of the mean. */
export function isPrecise(figures: GameFigures, measure: Measure, precision: number): boolean {
  const { mean, interval } = measured(figures, measure);
  if (interval === undefined) return false;
  const reach = (interval.high - interval.low) / 2;
  return reach <= (isShare(measure) ? precision : precision * Math.abs(mean));
}

/** Where the mean lies to a target, with so much confidence. */
export function verdictOf(figures: GameFigures, measure: Measure, target: number, confidence: number): Verdict {
  const { interval } = measured(figures, measure, confidence);
  if (interval === undefined || (interval.low <= target && target <= interval.high)) return 'near';
  return interval.high < target ? 'below' : 'above';
}

/** Often enough to see whether a point has games enough, seldom enough for rules to run warm. */
const BLOCKS = 8;
const MOST_GAMES = 100;

/** How many games are played at a time: whoever looks whether they are enough looks after these. */
export const blockSize = (games: number): number => Math.max(1, Math.min(MOST_GAMES, Math.ceil(games / BLOCKS)));

/**
 * After how many games it is looked whether they are enough: after the first block, and always when their number has
 * doubled. Few looks let each be judged less strictly.
 */
export function blockLooks(games: number, size: number): readonly number[] {
  const looks: number[] = [];
  for (let some = size; some < games; some *= 2) looks.push(some);
  return [...looks, games];
}
