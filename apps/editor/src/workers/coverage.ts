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
import { engine, type GameModule } from '@sandtable/engine';
import { replay, type Save } from '@sandtable/session';
import type { Countable, CountedGames, Counts, CoverageApi, GameCounts, Looked } from './coverage-protocol.ts';
import type { loadModule } from './load-module.ts';

/** Milliseconds after which it is told how far they are. */
const STRETCH = 200;
/** A match that is longer is broken off. */
const MOST_DECISIONS = 5000;
/** Other games than those of a comparison or a trial, which begin with 1. */
const SEED = 7001;

/** Counts what runs of the rules: in the match that is played, and in games of bots. */
export const coverage = (load: typeof loadModule): CoverageApi => {
  let module: GameModule | undefined;
  let variants: readonly string[] = [];
  let games: Progress | undefined;
  let examples: Progress | undefined;
  let look: { readonly series: Series; readonly steps: Generator<number, FoundIn | undefined> } | undefined;
  const lookOn = (): Looked => (look ? lookedOn(look.series, look.steps, variants) : { done: true });

  return {
    begin: async (counting): Promise<Countable> => {
      ({ variants } = counting);
      module = (await load(counting.javascript))(engine);
      const rules = [...counting.uses].map(([path, at]) => ({ path, at }));
      return { rules, statements: module.info.counted };
    },
    match: (save) => module && countedIn(module, save),
    games: (count) => {
      games = module && gamesOf(seriesOf(module, count));
      return wentOn(games);
    },
    gamesOn: () => wentOn(games),
    examples: async (model) => {
      // The interpreter is fetched when somebody wants it.
      const { exampleCoverage } = await import('./example-coverage.ts');
      examples = module && exampleCoverage(model, module.info.counted);
      return wentOn(examples);
    },
    examplesOn: () => wentOn(examples),
    look: (place, count) => {
      const series = module && seriesOf(module, count);
      look = series && { series, steps: lookFor(series, place) };
      return lookOn();
    },
    lookOn,
  };
};

type Progress = Generator<GameCounts, void>;

function* gamesOf(series: Series): Progress {
  for (const { totals, traffic } of covering(series))
    yield { counts: countsOf([totals.ran, totals.read], traffic), games: totals.games };
}

/** Goes on for a stretch; without anything to go on with it is done. */
const wentOn = (counting: Progress | undefined): CountedGames => {
  const until = performance.now() + STRETCH;
  let told: Partial<GameCounts> = {};
  for (;;) {
    const next = counting?.next();
    if (next === undefined || next.done) return { ...told, done: true };
    told = next.value;
    if (performance.now() >= until) return { ...told, done: false };
  }
};

const lookedOn = (
  series: Series,
  steps: Generator<number, FoundIn | undefined>,
  variants: readonly string[],
): Looked => {
  const until = performance.now() + STRETCH;
  for (;;) {
    const next = steps.next();
    if (next.done) return { done: true, ...foundIn(series, next.value, variants) };
    if (performance.now() >= until) return { games: next.value, done: false };
  }
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

function foundIn(series: Series, found: FoundIn | undefined, variants: readonly string[]): Pick<Looked, 'found'> {
  if (found === undefined) return {};
  const save = gameOf(series, found.game, variants);
  return { found: { ...save, decisions: save.decisions.slice(0, found.at) } };
}
