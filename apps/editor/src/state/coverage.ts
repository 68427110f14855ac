import type { CountedRule } from '@sandtable/analysis';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { CoverageApi } from '../workers/coverage-protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import { Cancelled } from '../workers/watchdog.ts';
import { type Counter, changeShown, createCounter } from './coverage-counter.ts';
import { lookFor, playGames, type RunParts, runExamples } from './coverage-runs.ts';
import type { PreviousGame } from './slices/match.ts';
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

/** Milliseconds without a change before counting: decisions come fast while bots play. */
const DEBOUNCE = 250;

export const createCoverage = (
  store: Store<State>,
  rules: Pick<Remote<CompilerApi>, 'counting' | 'model'>,
  start: () => Client<CoverageApi>,
  resume: (match: PreviousGame) => Promise<void>,
): Coverage => {
  const counter = createCounter(store, rules, start);
  const parts: RunParts = { store, counter, rules, resume };
  const safely = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => report(store, counter, error));
  let run = new AbortController();
  const begin = (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    run = new AbortController();
    return safely(work(run.signal));
  };
  followChanges(store, counter, (work) => void safely(work));
  return {
    show: () => {
      if (store.get().coverage === undefined) void safely(counter.begin());
    },
    letPlay: (games) => begin((signal) => playGames(parts, games, signal)),
    runExamples: () => begin((signal) => runExamples(parts, signal)),
    lookFor: (rule) => begin((signal) => lookFor(parts, rule, signal)),
    stop: () => run.abort(),
  };
};

function report(store: Store<State>, counter: Counter, error: unknown): void {
  // A worker that was stopped has forgotten the rules; what it has counted stays.
  if (error instanceof Cancelled && error.why !== 'renewed') counter.lost();
  changeShown(store, { running: false, looking: undefined });
  store.set(failureOf(error, 'bots'));
}

/** Counts again a moment after the match or the rules have changed. */
function followChanges(store: Store<State>, counter: Counter, work: (counting: Promise<void>) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe(() => {
    const { coverage, javascript, rulesValid } = store.get();
    if (coverage === undefined) return;
    const isOther = coverage.javascript !== javascript && rulesValid;
    if (!isOther && !counter.isBehind()) return;
    clearTimeout(timer);
    timer = setTimeout(() => work(isOther ? counter.begin() : counter.countMatch()), DEBOUNCE);
  });
}
