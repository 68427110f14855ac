import {
  counted,
  covering,
  type FoundIn,
  gameOf,
  lookFor,
  type Series,
  type Traffic,
  withTraffic,
} from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import { engine, type GameModule } from '@sandtable/engine';
import { replay, type Save } from '@sandtable/session';
import type { Counts, CoverageReply, CoverageRequest } from './coverage-protocol.ts';
import type { loadModule } from './load-module.ts';

/** Milliseconds after which it is told how far they are. */
const STRETCH = 200;
/** A match that is longer is broken off. */
const MOST_DECISIONS = 5000;
/** Other games than those of a comparison or a trial, which begin with 1. */
const SEED = 7001;

/** Counts what runs of the rules: in the match that is played, and in games of bots. */
export const coverage = (load: typeof loadModule) => {
  let module: GameModule | undefined;
  let variants: readonly string[] = [];
  let games: ReturnType<typeof covering> | undefined;
  let examples: Generator<CoverageReply, void> | undefined;
  let look: { readonly series: Series; readonly steps: Generator<number, FoundIn | undefined> } | undefined;

  const begin = async (counting: Counting): Promise<CoverageReply> => {
    ({ variants } = counting);
    module = (await load(counting.javascript))(engine);
    const rules = [...counting.uses].map(([path, at]) => ({ path, at }));
    return { countable: { rules, statements: module.info.counted } };
  };
  const playOn = (): CoverageReply => {
    const until = performance.now() + STRETCH;
    let told: CoverageReply = {};
    for (;;) {
      const next = games?.next();
      if (next === undefined || next.done) return { ...told, done: true };
      const { totals, traffic } = next.value;
      told = { counts: countsOf([totals.ran, totals.read], traffic), games: totals.games };
      if (performance.now() >= until) return { ...told, done: false };
    }
  };
  const runOn = (): CoverageReply => {
    const until = performance.now() + STRETCH;
    let told: CoverageReply = {};
    for (;;) {
      const next = examples?.next();
      if (next === undefined || next.done) return { ...told, done: true };
      told = next.value;
      if (performance.now() >= until) return { ...told, done: false };
    }
  };
  const lookOn = (): CoverageReply => {
    const until = performance.now() + STRETCH;
    for (;;) {
      const next = look?.steps.next();
      if (look === undefined || next === undefined) return { done: true };
      if (next.done) return { done: true, ...foundIn(look.series, next.value, variants) };
      if (performance.now() >= until) return { games: next.value, done: false };
    }
  };

  return async (request: CoverageRequest): Promise<CoverageReply> => {
    if (request.op === 'begin') return begin(request.counting);
    if (module === undefined) return { done: true };
    switch (request.op) {
      case 'match':
        return { counts: countedIn(module, request.save) };
      case 'games':
        games = covering(seriesOf(module, request.games));
        return playOn();
      case 'games-on':
        return playOn();
      case 'examples': {
        // The interpreter is fetched when somebody wants it.
        const { examplesRan } = await import('./examples-ran.ts');
        examples = examplesRan(request.model, module.info.counted);
        return runOn();
      }
      case 'examples-on':
        return runOn();
      case 'look': {
        const series = seriesOf(module, request.games);
        look = { series, steps: lookFor(series, request.place) };
        return lookOn();
      }
      case 'look-on':
        return lookOn();
    }
  };
};

/** At random, with all seatings and options in turn: what may happen at all is looked for, not good play. */
const seriesOf = (module: GameModule, games: number): Series => ({
  module,
  seed: SEED,
  first: 0,
  games,
  seats: module.info.layouts.map((_, i) => i),
  options: 'random',
  maxDecisions: MOST_DECISIONS,
});

function countedIn(module: GameModule, save: Save): Counts {
  module.coverage?.fill(0);
  const watched = withTraffic(module);
  replay(watched.module, save);
  return countsOf(counted(module), watched.traffic);
}

const countsOf = ([ran, read]: ReturnType<typeof counted>, { named, entered }: Traffic): Counts => ({
  ran,
  read,
  named: [...named],
  entered: [...entered],
});

function foundIn(series: Series, found: FoundIn | undefined, variants: readonly string[]): CoverageReply {
  if (found === undefined) return {};
  const save = gameOf(series, found.game, variants);
  return { found: { ...save, decisions: save.decisions.slice(0, found.at) } };
}
