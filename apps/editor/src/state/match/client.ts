import { Stopped } from '../../workers/guarded.ts';
import type { GameReply, GameRequest } from '../../workers/protocol.ts';
import type { Caller } from '../../workers/rpc.ts';
import { createMatchWorker } from '../match-worker.ts';
import type { State } from '../state.ts';
import { failureOf } from '../stopped.ts';
import type { Store } from '../store.ts';
import { changeOf, changeOfBuild } from './reply.ts';

/** What a reply changes beyond what it says. */
export type More = (reply: GameReply) => Partial<State>;

/** Asks the worker of the match, and takes its answers into the state. */
export interface MatchClient {
  call(request: GameRequest, more?: More): Promise<void>;
  /** Looks something up beside the match; what cannot be told in time is not told. */
  aside(request: GameRequest): Promise<GameReply | undefined>;
  /** Takes a new build; what fails is said. */
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
  worker: Caller<GameRequest, GameReply>,
  { forget, failed }: Needs,
): MatchClient => {
  const matches = createMatchWorker(store, worker, {
    revived: (built) => store.set((now) => changeOfBuild(now, built, { isRevived: true })),
    forget,
  });
  /** What was asked of the match last, until its answer is taken. */
  let last: Promise<void> = Promise.resolve();
  const answered = async (request: GameRequest, more: More = () => ({})): Promise<void> => {
    const reply = await matches.asked(request, failed);
    if (reply === undefined) return;
    const by = request.op === 'bot' ? request.role : undefined;
    store.set({ ...changeOf(store.get(), reply, by), ...more(reply) });
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
    if (!(error instanceof Stopped)) return store.set({ trouble: String(error), javascript: undefined });
    store.set(failureOf(error, 'replay'));
    await matches.revive(error.why === 'renewed');
  };
  return {
    call: (request, more) => {
      last = answered(request, more);
      return last;
    },
    aside: (request) => matches.asked(request),
    build: (javascript, variants) => build(javascript, variants).catch(unbuilt),
    revive: matches.revive,
  };
};
