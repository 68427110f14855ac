import type { Counting } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import {
  type Countable,
  type CountedRule,
  type Counts,
  type CoverageApi,
  noCounts,
} from '../workers/coverage-protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import { Cancelled } from '../workers/watchdog.ts';
import type { PreviousGame } from './slices/match.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';

/** What has run of the rules so far: in the match, in worked examples, and in games of bots. */
export interface CoverageShown extends Countable {
  /** The build that it tells of. */
  readonly javascript: string | undefined;
  readonly match: Counts;
  readonly examples: Counts;
  readonly bots: Counts;
  /** Worked examples that were run for it. */
  readonly examplesRun: number;
  /** Games that bots have played for it. */
  readonly games: number;
  readonly running: boolean;
  /** The rule that bots look for, and in how many games they have. */
  readonly looking: { readonly rule: CountedRule; readonly games: number } | undefined;
  /** A rule that did not run in so many games. */
  readonly missed: { readonly rule: CountedRule; readonly games: number } | undefined;
}

export interface Coverage {
  /** Begins to count, and goes on with every decision and every edit from then on. */
  show(): void;
  letPlay(games: number): Promise<void>;
  runExamples(): Promise<void>;
  /** Lets bots play until a rule runs, and opens the match where it did. */
  lookFor(rule: CountedRule): Promise<void>;
  stop(): void;
}

/** Decisions come fast while bots play. */
const DEBOUNCE = 250;
const MOST_GAMES = 3000;
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

export const createCoverage = (
  store: Store<State>,
  rules: Pick<Remote<CompilerApi>, 'counting' | 'model'>,
  start: () => Client<CoverageApi>,
  resume: (match: PreviousGame) => Promise<void>,
): Coverage => {
  let worker: Client<CoverageApi> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let module: Counting | undefined;
  let halted = false;
  let counted: Pick<State, 'save' | 'at' | 'viewer'> = { save: undefined, at: undefined, viewer: 'all' };

  const set = (more: Partial<CoverageShown>): void =>
    store.set((s) => (s.coverage ? { coverage: { ...s.coverage, ...more } } : {}));

  /** A module is made that counts; bots' games under other rules are forgotten. */
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
    if (save === undefined || viewer !== 'all') return set({ match: noCounts });
    const standing = { ...save, decisions: save.decisions.slice(0, at) };
    const counts = (await mine.match(standing)) ?? noCounts;
    if (worker === mine && store.get().viewer === 'all') set({ match: counts });
  };
  const follow = (): void => {
    const { coverage, javascript, save, at, rulesValid, viewer } = store.get();
    if (coverage === undefined) return;
    const isOther = coverage.javascript !== javascript && rulesValid;
    if (!isOther && save === counted.save && at === counted.at && viewer === counted.viewer) return;
    clearTimeout(timer);
    timer = setTimeout(() => void safely(isOther ? begin() : countMatch()), DEBOUNCE);
  };
  const safely = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      // A worker that was let go has forgotten the rules; what it has counted stays.
      if (error instanceof Cancelled && error.why !== 'renewed') worker = undefined;
      set({ running: false, looking: undefined });
      store.set(failureOf(error, 'bots'));
    });
  /** Counts again, where a worker was let go. */
  const awake = async (): Promise<Client<CoverageApi> | undefined> => {
    if (worker !== undefined || module === undefined) return worker;
    const mine = start();
    worker = mine;
    await mine.begin(module);
    return mine;
  };
  store.subscribe(follow);

  /** Asks again and again until it is done, or stopped. */
  const untilDone = async <Reply extends { readonly done: boolean }>(
    first: (counter: Client<CoverageApi>) => Promise<Reply>,
    next: (counter: Client<CoverageApi>) => Promise<Reply>,
    tell: (reply: Reply) => void,
  ): Promise<void> => {
    const mine = await awake();
    if (mine === undefined) return;
    halted = false;
    let reply = await first(mine);
    while (worker === mine) {
      tell(reply);
      if (reply.done || halted) return;
      reply = await next(mine);
    }
  };
  const letPlay = async (games: number): Promise<void> => {
    set({ running: true, missed: undefined });
    await untilDone(
      (counter) => counter.games(games),
      (counter) => counter.gamesOn(),
      ({ counts, games: played }) => {
        if (counts !== undefined && played !== undefined) set({ bots: counts, games: played });
      },
    );
    set({ running: false });
    await countMatch();
  };
  const runExamples = async (): Promise<void> => {
    set({ running: true, missed: undefined });
    const { variants } = store.get();
    const model = await rules.model({ files: sourcesOf(store.get()), variants });
    if (model)
      await untilDone(
        (counter) => counter.examples(model),
        (counter) => counter.examplesOn(),
        ({ counts, games }) => {
          if (counts !== undefined && games !== undefined) set({ examples: counts, examplesRun: games });
        },
      );
    set({ running: false });
    await countMatch();
  };
  const lookFor = async (rule: CountedRule): Promise<void> => {
    set({ running: true, looking: { rule, games: 0 }, missed: undefined });
    let found: Save | undefined;
    let games = 0;
    await untilDone(
      (counter) => counter.look(rule.at, MOST_GAMES),
      (counter) => counter.lookOn(),
      (reply) => {
        found = reply.found;
        games = reply.games ?? games;
        set({ looking: { rule, games } });
      },
    );
    const missed = found === undefined && !halted ? { rule, games: MOST_GAMES } : undefined;
    set({ running: false, looking: undefined, missed });
    if (found) await resume({ save: found, at: undefined });
    else await countMatch();
  };

  return {
    show: () => {
      if (store.get().coverage === undefined) void safely(begin());
    },
    letPlay: (games) => safely(letPlay(games)),
    runExamples: () => safely(runExamples()),
    lookFor: (rule) => safely(lookFor(rule)),
    stop: () => {
      halted = true;
    },
  };
};
