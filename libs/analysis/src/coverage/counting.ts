import { counted, covering, type FoundIn, gameOf, type Series, withTraffic } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { replay, type Save } from '@sandtable/session';
import { type Counts, countsOf, type GameCounts } from './counts.ts';

/** A match that is longer is broken off. */
const MOST_DECISIONS = 5000;
/** Other games than those of a comparison or a trial, which begin with 1. */
const SEED = 7001;

/** At random, with all seatings and options in turn: what may happen at all is looked for, not good play. */
export const coveringSeries = (module: GameModule, games: number): Series => ({
  module,
  seed: SEED,
  first: 0,
  games,
  seats: module.info.layouts.map((_, i) => i),
  options: 'random',
  maxDecisions: MOST_DECISIONS,
});

/** Plays games one by one on a module that counts, and tells after each what was counted so far. */
export function* countInGames(series: Series): Generator<GameCounts, void> {
  for (const { totals, traffic } of covering(series))
    yield { counts: countsOf([totals.ran, totals.read], traffic), games: totals.games };
}

/** Counts in a match, up to where it stands. */
export function countInMatch(module: GameModule, save: Save): Counts {
  module.coverage?.fill(0);
  const watched = withTraffic(module);
  replay(watched.module, save);
  return countsOf(counted(module), watched.traffic);
}

/** The match in which something ran, as far as it was played then. */
export function matchFoundIn(series: Series, { game, at }: FoundIn, variants: readonly string[]): Save {
  const save = gameOf(series, game, variants);
  return { ...save, decisions: save.decisions.slice(0, at) };
}
