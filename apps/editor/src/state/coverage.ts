import type { Save } from '@sandtable/session';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { CountedRule, CoverageApi } from '../workers/coverage-protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import { Cancelled } from '../workers/watchdog.ts';
import { type Counter, changeShown, createCounter } from './coverage-counter.ts';
import type { CoverageShown } from './slices/analysis.ts';
import type { PreviousGame } from './slices/match.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';

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
type Rules = Pick<Remote<CompilerApi>, 'counting' | 'model'>;

export const createCoverage = (
  store: Store<State>,
  rules: Rules,
  start: () => Client<CoverageApi>,
  resume: (match: PreviousGame) => Promise<void>,
): Coverage => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const counter = createCounter(store, rules, start);
  const runs = createRuns(store, counter, rules, resume);
  const safely = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      // A worker that was let go has forgotten the rules; what it has counted stays.
      if (error instanceof Cancelled && error.why !== 'renewed') counter.lost();
      changeShown(store, { running: false, looking: undefined });
      store.set(failureOf(error, 'bots'));
    });
  store.subscribe(() => {
    const { coverage, javascript, rulesValid } = store.get();
    if (coverage === undefined) return;
    const isOther = coverage.javascript !== javascript && rulesValid;
    if (!isOther && !counter.isBehind()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void safely(isOther ? counter.begin() : counter.countMatch()), DEBOUNCE);
  });
  return {
    show: () => {
      if (store.get().coverage === undefined) void safely(counter.begin());
    },
    letPlay: (games) => safely(runs.letPlay(games)),
    runExamples: () => safely(runs.runExamples()),
    lookFor: (rule) => safely(runs.lookFor(rule)),
    stop: runs.stop,
  };
};

/** Lets games run until they are done, or stopped. */
const createRuns = (
  store: Store<State>,
  counter: Counter,
  rules: Rules,
  resume: (match: PreviousGame) => Promise<void>,
) => {
  const { untilDone, halt, isHalted } = createRepeating(counter);
  const set = (more: Partial<CoverageShown>): void => changeShown(store, more);
  const letPlay = async (games: number): Promise<void> => {
    set({ running: true, missed: undefined });
    await untilDone(
      (worker) => worker.games(games),
      (worker) => worker.gamesOn(),
      ({ counts, games: played }) => {
        if (counts !== undefined && played !== undefined) set({ bots: counts, games: played });
      },
    );
    set({ running: false });
    await counter.countMatch();
  };
  const runExamples = async (): Promise<void> => {
    set({ running: true, missed: undefined });
    const { variants } = store.get();
    const model = await rules.model({ files: sourcesOf(store.get()), variants });
    if (model)
      await untilDone(
        (worker) => worker.examples(model),
        (worker) => worker.examplesOn(),
        ({ counts, games }) => {
          if (counts !== undefined && games !== undefined) set({ examples: counts, examplesRun: games });
        },
      );
    set({ running: false });
    await counter.countMatch();
  };
  const lookFor = async (rule: CountedRule): Promise<void> => {
    set({ running: true, looking: { rule, games: 0 }, missed: undefined });
    let found: Save | undefined;
    let games = 0;
    await untilDone(
      (worker) => worker.look(rule.at, MOST_GAMES),
      (worker) => worker.lookOn(),
      (reply) => {
        found = reply.found;
        games = reply.games ?? games;
        set({ looking: { rule, games } });
      },
    );
    const missed = found === undefined && !isHalted() ? { rule, games: MOST_GAMES } : undefined;
    set({ running: false, looking: undefined, missed });
    if (found) await resume({ save: found, at: undefined });
    else await counter.countMatch();
  };
  return { letPlay, runExamples, lookFor, stop: halt };
};

/** Asks again and again until it is done, or halted. */
const createRepeating = (counter: Counter) => {
  let halted = false;
  return {
    isHalted: () => halted,
    halt: (): void => {
      halted = true;
    },
    untilDone: async <Reply extends { readonly done: boolean }>(
      first: (worker: Client<CoverageApi>) => Promise<Reply>,
      next: (worker: Client<CoverageApi>) => Promise<Reply>,
      tell: (reply: Reply) => void,
    ): Promise<void> => {
      const mine = await counter.awake();
      if (mine === undefined) return;
      halted = false;
      let reply = await first(mine);
      while (counter.isAt(mine)) {
        tell(reply);
        if (reply.done || halted) return;
        reply = await next(mine);
      }
    },
  };
};
