import type { GameApi, Lookup } from '../../workers/game-api.ts';
import type { CallOf, Remote, ResultOf } from '../../workers/rpc.ts';
import { Cancelled } from '../../workers/watchdog.ts';
import type { Draft } from '../half-answer.ts';
import { createMatchWorker } from '../match-worker.ts';
import type { State } from '../state.ts';
import { failureOf } from '../stopped.ts';
import type { Store } from '../store.ts';
import { openingDraft } from './opening-draft.ts';
import { changeOf, changeOfBuild, type Reply } from './reply.ts';
import { createTurns, type Turns } from './turns.ts';

/** What changes the match, or how it is seen. */
type Playing = Exclude<keyof GameApi, keyof Lookup | 'build' | 'breakAt'>;
/** Does something to the match; `more` tells what a reply changes beyond what it says. */
export type Doing = <M extends Playing>(
  method: M,
  args: Parameters<GameApi[M]>,
  more?: (reply: NonNullable<ResultOf<GameApi, M>>) => Partial<State>,
) => Promise<void>;

export type Found<M extends keyof Lookup> = ResultOf<GameApi, M> | undefined;
export type LookingUp = <M extends keyof Lookup>(method: M, ...args: Parameters<GameApi[M]>) => Promise<Found<M>>;

/** Asks the worker of the match, and takes its answers into the state. */
export interface MatchClient extends Pick<Turns, 'settling' | 'inTurn'> {
  call: Doing;
  /** Looks something up beside the match; what can't be looked up in time is left out. */
  lookUp: LookingUp;
  /** Takes a new build; what fails is reported. */
  build(javascript: string, variants: readonly string[]): Promise<void>;
  /** Gives another worker the match, if that can be played. */
  revive(isPlayed: boolean): Promise<void>;
}

interface Needs {
  /** The module of the worker before is gone. */
  readonly forget: () => void;
  /** What was asked could not be done. */
  readonly failed: () => void;
}

export const createMatchClient = (
  store: Store<State>,
  worker: Remote<GameApi>,
  { forget, failed: halt }: Needs,
): MatchClient => {
  const matches = createMatchWorker(store, worker, {
    revived: (built) => store.set((now) => changeOfBuild(now, built, { isRevived: true })),
    forget,
  });
  /** What was asked of the match last, until its answer is taken. */
  let last: Promise<void> = Promise.resolve();
  const turns = createTurns();
  const failed = failing(turns, halt);
  const answered: Doing = async (method, args, more = () => ({})) => {
    const reply = await matches.asked(callOf(method, args), failed);
    if (reply === undefined) return;
    const by = method === 'bot' ? (args[1] as string | undefined) : undefined;
    const now = store.get();
    const change = { ...changeOf(now, reply as Reply, by), ...more(reply as Parameters<typeof more>[0]) };
    const orders = isPut(now, change) ? openingDraft({ ...now, ...change }) : undefined;
    if (orders === undefined) store.set(change);
    else await putWith(orders, now, change);
  };
  /** A question that begins with a draft is shown together with it, instead of first without it. */
  const putWith = async (draft: Draft, now: State, change: Partial<State>): Promise<void> => {
    const picked = [draft, true, change.ask?.each?.keys] as Parameters<GameApi['pick']>;
    const reply = await matches.asked(callOf('pick', picked));
    // A later reply says all that this one does.
    if (store.get().view !== now.view || store.get().promptId !== now.promptId) return;
    if (reply === undefined) return store.set(change);
    const { promptId = now.promptId } = change;
    const filled = changeOf({ ...now, ...change }, reply as Reply);
    store.set({ ...change, ...filled, draft, begun: { promptId, picked: draft } });
  };
  const build = async (javascript: string, variants: readonly string[]): Promise<void> => {
    // A decision on its way belongs to the match that goes on under the new rules.
    for (let seen: unknown; seen !== last; await last) seen = last;
    const built = await matches.build({ javascript, variants });
    if (built === undefined) return;
    store.set(({ view }) => ({ other: view === undefined ? built.reply.other : undefined }));
    store.set((now) => changeOfBuild(now, built));
  };
  const unbuilt = async (error: unknown): Promise<void> => {
    // Forgetting the text after a failure lets the next compilation try again.
    if (!(error instanceof Cancelled)) return store.set({ trouble: String(error), javascript: undefined });
    store.set(failureOf(error, 'replay'));
    await matches.revive(error.why === 'renewed');
  };
  return {
    call: (method, args, more) => {
      last = turns.kept(answered(method, args, more));
      return last;
    },
    lookUp: (method, ...args) => matches.asked(callOf(method, args)),
    build: (javascript, variants) => turns.kept(build(javascript, variants).catch(unbuilt)),
    settling: turns.settling,
    inTurn: turns.inTurn,
    revive: matches.revive,
  };
};

const failing =
  (turns: Turns, halt: () => void) =>
  (isBehind: boolean): void => {
    if (!isBehind) turns.stopped();
    halt();
  };

/** Whether a question is put that was not put before. */
const isPut = ({ promptId }: State, change: Partial<State>): boolean => (change.promptId ?? promptId) !== promptId;

const callOf = <M extends keyof GameApi>(method: M, args: Parameters<GameApi[M]>): CallOf<GameApi, M> =>
  ({ method, args }) as unknown as CallOf<GameApi, M>;
