import { guarded, type Patience } from '../workers/guarded.ts';
import type { Caller } from '../workers/rpc.ts';
import type { State } from './state.ts';
import { slower } from './stopped.ts';
import type { Store } from './store.ts';

/** Many games at once, each in a worker of its own: any of them may compute for ever. */
export interface Batches {
  /** Whoever stops it himself is told nothing. */
  guard<Request, Reply>(start: () => Caller<Request, Reply>, patience?: Patience): Caller<Request, Reply>;
  /** Gives up those that say nothing for long. */
  stop(): void;
}

/** They answer several times a second, but not before a game has ended. */
const GAMES: Patience = { slow: 5000, most: 120_000 };
/** Bots that search think about every decision. */
export const SEARCHING: Patience = { slow: 15_000, most: 600_000 };

export const createBatches = (store: Store<State>): Batches => {
  const slow = new Set<() => void>();
  return {
    guard: (start, patience = GAMES) => {
      const stop = (): void => one.stop();
      const one = guarded(start, patience, (isSlow) => {
        if (isSlow) slow.add(stop);
        else slow.delete(stop);
        store.set(slower('bots', slow.size > 0));
      });
      return { call: one.call, stop: () => one.stop('renewed') };
    },
    stop: () => [...slow].forEach((stop) => stop()),
  };
};
