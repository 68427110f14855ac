import type { CountedRule } from '@sandtable/analysis';
import type { Save } from '@sandtable/session';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { CoverageApi } from '../workers/coverage-protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import { type Counter, changeShown } from './coverage-counter.ts';
import type { PreviousGame } from './slices/match.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

const MOST_GAMES = 3000;

export interface RunParts {
  readonly store: Store<State>;
  readonly counter: Counter;
  readonly rules: Pick<Remote<CompilerApi>, 'counting' | 'model'>;
  readonly resume: (match: PreviousGame) => Promise<void>;
}

/** Lets bots play so many games, and counts what runs in them. */
export async function playGames({ store, counter }: RunParts, games: number, signal: AbortSignal): Promise<void> {
  changeShown(store, { running: true, missed: undefined });
  await untilDone(counter, signal, {
    first: (worker) => worker.games(games),
    next: (worker) => worker.gamesOn(),
    tell: ({ counts, games: played }) => {
      if (counts !== undefined && played !== undefined) changeShown(store, { bots: counts, games: played });
    },
  });
  changeShown(store, { running: false });
  await counter.countMatch();
}

/** Runs the worked examples of the rules, and counts what runs in them. */
export async function runExamples({ store, counter, rules }: RunParts, signal: AbortSignal): Promise<void> {
  changeShown(store, { running: true, missed: undefined });
  const { variants } = store.get();
  const model = await rules.model({ files: sourcesOf(store.get()), variants });
  if (model)
    await untilDone(counter, signal, {
      first: (worker) => worker.examples(model),
      next: (worker) => worker.examplesOn(),
      tell: ({ counts, games }) => {
        if (counts !== undefined && games !== undefined) changeShown(store, { examples: counts, examplesRun: games });
      },
    });
  changeShown(store, { running: false });
  await counter.countMatch();
}

/** Lets bots play until a rule runs, and opens the match where it did. */
export async function lookFor(parts: RunParts, rule: CountedRule, signal: AbortSignal): Promise<void> {
  const { store, counter, resume } = parts;
  changeShown(store, { running: true, looking: { rule, games: 0 }, missed: undefined });
  const found = await gameWith(parts, rule, signal);
  const missed = found === undefined && !signal.aborted ? { rule, games: MOST_GAMES } : undefined;
  changeShown(store, { running: false, looking: undefined, missed });
  if (found) await resume({ save: found, at: undefined });
  else await counter.countMatch();
}

async function gameWith(
  { store, counter }: RunParts,
  rule: CountedRule,
  signal: AbortSignal,
): Promise<Save | undefined> {
  let found: Save | undefined;
  let games = 0;
  await untilDone(counter, signal, {
    first: (worker) => worker.look(rule.at, MOST_GAMES),
    next: (worker) => worker.lookOn(),
    tell: (reply) => {
      found = reply.found;
      games = reply.games ?? games;
      changeShown(store, { looking: { rule, games } });
    },
  });
  return found;
}

type Worker = Client<CoverageApi>;
interface Repeated<Reply> {
  readonly first: (worker: Worker) => Promise<Reply>;
  readonly next: (worker: Worker) => Promise<Reply>;
  readonly tell: (reply: Reply) => void;
}

/** Asks again and again until it is done or stopped, or another worker took over. */
async function untilDone<Reply extends { readonly done: boolean }>(
  counter: Counter,
  signal: AbortSignal,
  { first, next, tell }: Repeated<Reply>,
): Promise<void> {
  const worker = await counter.awake();
  if (worker === undefined) return;
  let reply = await first(worker);
  while (counter.isAt(worker)) {
    tell(reply);
    if (reply.done || signal.aborted) return;
    reply = await next(worker);
  }
}
