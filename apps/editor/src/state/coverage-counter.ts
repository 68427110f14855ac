import type { Counting } from '@sandtable/compiler';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import { type CoverageApi, noCounts } from '../workers/coverage-protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import type { CoverageShown } from './slices/analysis.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

type CoverageWorker = Client<CoverageApi>;

/** Counts what runs of the rules, in a worker of its own. */
export interface Counter {
  /** Makes a module that counts; bots' games under other rules are forgotten. */
  begin(): Promise<void>;
  countMatch(): Promise<void>;
  /** Counts again, where a worker was let go. */
  awake(): Promise<CoverageWorker | undefined>;
  isAt(worker: CoverageWorker): boolean;
  /** The worker was let go. */
  lost(): void;
  /** What was counted last is not what is shown now. */
  isBehind(): boolean;
}

const nothing = {
  match: noCounts,
  examples: noCounts,
  bots: noCounts,
  games: 0,
  examplesRun: 0,
  running: false,
  looking: undefined,
  missed: undefined,
};

/** Changes what is shown, once somebody has asked for it. */
export const changeShown = (store: Store<State>, more: Partial<CoverageShown>): void =>
  store.set((s) => (s.coverage ? { coverage: { ...s.coverage, ...more } } : {}));

export const createCounter = (
  store: Store<State>,
  rules: Pick<Remote<CompilerApi>, 'counting'>,
  start: () => CoverageWorker,
): Counter => {
  let worker: CoverageWorker | undefined;
  let module: Counting | undefined;
  let counted: Pick<State, 'save' | 'at' | 'viewer'> = { save: undefined, at: undefined, viewer: 'all' };

  const begin = async (): Promise<void> => {
    const { javascript, variants } = store.get();
    const mine = start();
    worker?.stop();
    worker = mine;
    const { counting } = await rules.counting({ files: sourcesOf(store.get()), variants });
    if (worker !== mine || counting === undefined) return;
    module = counting;
    const countable = await mine.begin(counting);
    if (worker !== mine) return;
    store.set({ coverage: { ...nothing, ...countable, javascript } });
    await countMatch();
  };
  const countMatch = async (): Promise<void> => {
    const mine = worker;
    const { save, at, coverage, viewer } = store.get();
    if (mine === undefined || coverage === undefined || coverage.running) return;
    counted = { save, at, viewer };
    // What ran, and where, would tell a seat of decisions that it may not know.
    if (save === undefined || viewer !== 'all') return changeShown(store, { match: noCounts });
    const standing = { ...save, decisions: save.decisions.slice(0, at) };
    const counts = (await mine.match(standing)) ?? noCounts;
    if (worker === mine && store.get().viewer === 'all') changeShown(store, { match: counts });
  };
  return {
    begin,
    countMatch,
    awake: async () => {
      if (worker !== undefined || module === undefined) return worker;
      const mine = start();
      worker = mine;
      await mine.begin(module);
      return mine;
    },
    isAt: (mine) => worker === mine,
    lost: () => {
      worker = undefined;
    },
    isBehind: () => {
      const { save, at, viewer } = store.get();
      return save !== counted.save || at !== counted.at || viewer !== counted.viewer;
    },
  };
};
