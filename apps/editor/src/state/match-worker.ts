import type { GameApi } from '../workers/game-api.ts';
import { type CallOf, dispatch, type Remote, type ResultOf } from '../workers/rpc.ts';
import { Cancelled } from '../workers/watchdog.ts';
import { isByUser, isLookup, leavesMatch, type MatchRequest, standsAlone, workOf } from './match/requests.ts';
import {
  createReviving,
  isOpen,
  type NewBuild,
  type Reviving,
  type Rules,
  sendBuild,
  type WorkerParts,
} from './match/reviving.ts';
import type { State } from './state.ts';
import { failureOf, waitedBehind } from './stopped.ts';
import type { Store } from './store.ts';

/** The worker that holds the match. When it is stopped, the next one is given rules and match before anything else. */
export interface MatchWorker {
  /** Takes a new build. The caller reports errors. */
  build(rules: Rules): Promise<NewBuild | undefined>;
  /**
   * Returns the answer; undefined if another ruleset was opened meanwhile, because it is about a game that is gone. What
   * couldn't be done in time isn't done: the page says so, `failed` is called, with whether it only waited behind such a
   * call, and the match is as before.
   */
  asked: AskMatch;
  /** Gives the worker its rules again, and the match if it can be replayed; one that takes too long waits for other rules. */
  revive(isPlayed: boolean): Promise<void>;
}

type Failed = (isBehind: boolean) => void;

/** Calls a method of the match, by its name. */
type AskMatch = <M extends keyof GameApi>(
  call: CallOf<GameApi, M>,
  failed?: Failed,
) => Promise<ResultOf<GameApi, M> | undefined>;

export const createMatchWorker = (
  store: Store<State>,
  worker: Remote<GameApi>,
  needs: Pick<WorkerParts, 'revived' | 'forget'>,
): MatchWorker => {
  const parts: WorkerParts = { store, worker, given: undefined, ...needs };
  const reviving = createReviving(parts);
  return {
    build: (rules) => build(parts, rules),
    asked: async <M extends keyof GameApi>(call: CallOf<GameApi, M>, failed: Failed = () => undefined) =>
      (await answered(parts, reviving, call as MatchRequest, failed)) as ResultOf<GameApi, M> | undefined,
    revive: reviving.revive,
  };
};

async function build(parts: WorkerParts, rules: Rules): Promise<NewBuild | undefined> {
  const { store, given, forget } = parts;
  const mine = { ...rules, ruleset: store.get().ruleset, build: (given?.build ?? 0) + 1 };
  parts.given = mine;
  forget();
  for (;;)
    try {
      return await sendBuild(parts, mine, true);
    } catch (error) {
      if (!isOpen(store, mine)) return undefined;
      // If it only waited behind something that took too long, it is sent again.
      if (!(error instanceof Cancelled) || error.behind === undefined) throw error;
    }
}

async function answered(
  parts: WorkerParts,
  reviving: Reviving,
  request: MatchRequest,
  failed: Failed,
): Promise<unknown> {
  const { store, worker } = parts;
  const of = { ruleset: store.get().ruleset };
  // Until the rules of a ruleset that was just opened are there, the worker has the match of the one before.
  const isOurs = (): boolean => isOpen(store, of) && (parts.given === undefined || isOpen(store, parts.given));
  for (;;) {
    const running = reviving.running();
    if (running) await running;
    try {
      const reply = isOurs() ? await dispatch<GameApi>(worker, request) : undefined;
      return isOurs() ? reply : undefined;
    } catch (error) {
      if (!isOurs()) return undefined;
      if (await canRetry(store, reviving, request, { error, failed })) continue;
      return undefined;
    }
  }
}

interface Refusal {
  readonly error: unknown;
  readonly failed: Failed;
}

/** Whether the call can be made once more; otherwise the page says why there is no answer. */
async function canRetry(
  store: Store<State>,
  reviving: Reviving,
  request: MatchRequest,
  { error, failed }: Refusal,
): Promise<boolean> {
  const behind = error instanceof Cancelled ? (error.behind as MatchRequest | undefined) : undefined;
  if (behind !== undefined) {
    const isAgain = await canFollow(store, reviving, request, behind);
    if (!isAgain) failed(true);
    return isAgain;
  }
  // Whoever is told so may go on at once: what they do waits for the next worker.
  failed(false);
  store.set(failureOf(error, workOf(request), store.get().view?.phase));
  if (error instanceof Cancelled && error.why !== 'renewed') await reviving.revive(true);
  return false;
}

/** Whether a call that waited behind one that was stopped means the same in the next worker. */
async function canFollow(
  store: Store<State>,
  reviving: Reviving,
  request: MatchRequest,
  behind: MatchRequest,
): Promise<boolean> {
  const { promptId, whatIf } = store.get();
  // Rules that hang with the match would hang with it again.
  await reviving.revive(behind.method !== 'build');
  // Only the previous worker knew who speaks and which decision is being changed.
  const isSame = store.get().promptId === promptId && whatIf === undefined;
  const canBe = standsAlone(request) || (leavesMatch(behind) && (isLookup(request) || isSame));
  if (!canBe && isByUser(request)) store.set(waitedBehind);
  return canBe;
}
