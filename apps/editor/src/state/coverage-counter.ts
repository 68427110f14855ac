import { noCounts } from '@sandtable/analysis';
import type { Counting } from '@sandtable/compiler';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { CoverageApi } from '../workers/coverage-protocol.ts';
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

/** Changes what is shown, once someone has asked for it. */
export const changeShown = (store: Store<State>, more: Partial<CoverageShown>): void =>
  store.set((s) => (s.coverage ? { coverage: { ...s.coverage, ...more } } : {}));

interface Parts {
  readonly store: Store<State>;
  readonly rules: Pick<Remote<CompilerApi>, 'counting'>;
  readonly start: () => CoverageWorker;
  worker: CoverageWorker | undefined;
  /** The module that counts, which every new worker is given. */
  module: Counting | undefined;
  /** What was counted last. */
  counted: Pick<State, 'save' | 'at' | 'viewer'>;
}

export const createCounter = (
  store: Store<State>,
  rules: Pick<Remote<CompilerApi>, 'counting'>,
  start: () => CoverageWorker,
): Counter => {
  const counted = { save: undefined, at: undefined, viewer: 'all' } as const;
  const parts: Parts = { store, rules, start, worker: undefined, module: undefined, counted };
  return {
    begin: () => begin(parts),
    countMatch: () => countMatch(parts),
    awake: () => awake(parts),
    isAt: (worker) => parts.worker === worker,
    lost: () => {
      parts.worker = undefined;
    },
    isBehind: () => isBehind(parts),
  };
};

async function begin(parts: Parts): Promise<void> {
  const { store, rules, start } = parts;
  const { javascript, variants } = store.get();
  const mine = start();
  parts.worker?.stop();
  parts.worker = mine;
  const { counting } = await rules.counting({ files: sourcesOf(store.get()), variants });
  if (parts.worker !== mine || counting === undefined) return;
  parts.module = counting;
  const countable = await mine.begin(counting);
  if (parts.worker !== mine) return;
  store.set({ coverage: { ...nothing, ...countable, javascript } });
  await countMatch(parts);
}

async function countMatch(parts: Parts): Promise<void> {
  const { store, worker } = parts;
  const { save, at, coverage, viewer } = store.get();
  if (worker === undefined || coverage === undefined || coverage.running) return;
  parts.counted = { save, at, viewer };
  // What ran, and where, would tell a seat of decisions that it may not know.
  if (save === undefined || viewer !== 'all') return changeShown(store, { match: noCounts });
  const counts = (await worker.match({ ...save, decisions: save.decisions.slice(0, at) })) ?? noCounts;
  if (parts.worker === worker && store.get().viewer === 'all') changeShown(store, { match: counts });
}

async function awake(parts: Parts): Promise<CoverageWorker | undefined> {
  if (parts.worker !== undefined || parts.module === undefined) return parts.worker;
  const mine = parts.start();
  parts.worker = mine;
  await mine.begin(parts.module);
  return mine;
}

function isBehind({ store, counted }: Parts): boolean {
  const { save, at, viewer } = store.get();
  return save !== counted.save || at !== counted.at || viewer !== counted.viewer;
}
