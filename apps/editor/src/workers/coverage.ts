import {
  type Countable,
  countInGames,
  countInMatch,
  coveringSeries,
  type GameCounts,
  matchFoundIn,
  rulesOf,
  takeStretch,
} from '@sandtable/analysis';
import { type FoundIn, lookFor, type Series } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import { engine, type GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import type { CountedGames, CoverageApi, Looked } from './coverage-protocol.ts';
import type { loadModule } from './load-module.ts';
import { overAfter } from './stretches.ts';

/** Milliseconds after which progress is reported. */
const STRETCH = 200;

/** The rules that are counted in, and what is being counted. */
interface Work {
  module?: GameModule;
  variants: readonly string[];
  games?: CountingGames | undefined;
  examples?: CountingGames | undefined;
  look?: Look | undefined;
}
type CountingGames = Generator<GameCounts, void>;
interface Look {
  readonly series: Series;
  readonly steps: Generator<number, FoundIn | undefined>;
}

/** Counts what runs of the rules: in the match that is played, and in games of bots. */
export const coverage = (load: typeof loadModule): CoverageApi => {
  const work: Work = { variants: [] };
  return {
    begin: (counting) => begun(work, load, counting),
    match: (save) => work.module && countInMatch(work.module, save),
    games: (count) => {
      work.games = work.module && countInGames(coveringSeries(work.module, count));
      return counted(work.games);
    },
    gamesOn: () => counted(work.games),
    examples: async (model) => {
      work.examples = await examplesOf(work, model);
      return counted(work.examples);
    },
    examplesOn: () => counted(work.examples),
    look: (place, count) => {
      work.look = work.module && lookIn(coveringSeries(work.module, count), place);
      return looked(work);
    },
    lookOn: () => looked(work),
  };
};

const begun = async (work: Work, load: typeof loadModule, counting: Counting): Promise<Countable> => {
  work.variants = counting.variants;
  const module = (await load(counting.javascript))(engine);
  work.module = module;
  return { rules: rulesOf(counting.uses), statements: module.info.counted };
};

const examplesOf = async ({ module }: Work, model: Model): Promise<CountingGames | undefined> => {
  // The interpreter is fetched when someone wants it.
  const { exampleCoverage } = await import('@sandtable/analysis/interpreter');
  return module && exampleCoverage(model, module.info.counted);
};

/** Goes on for a stretch; without anything to go on with it is done. */
const counted = (counting: CountingGames | undefined): CountedGames => {
  if (counting === undefined) return { done: true };
  const { step, done } = takeStretch(counting, overAfter(STRETCH));
  return { ...step, done };
};

const lookIn = (series: Series, place: number): Look => ({ series, steps: lookFor(series, place) });

const looked = ({ look, variants }: Work): Looked => {
  if (look === undefined) return { done: true };
  const stretch = takeStretch(look.steps, overAfter(STRETCH));
  if (!stretch.done) return { games: stretch.step, done: false };
  return stretch.result ? { found: matchFoundIn(look.series, stretch.result, variants), done: true } : { done: true };
};
