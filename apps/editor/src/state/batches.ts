import { type Client, clientOf } from '../workers/client.ts';
import type { Connection } from '../workers/rpc.ts';
import { type Timeouts, watchdog } from '../workers/watchdog.ts';
import type { State } from './state.ts';
import { slower } from './stopped.ts';
import type { Store } from './store.ts';

/** Many games at once, each in a worker of its own: any of them may compute for ever. */
export interface Batches {
  /** Whoever stops it gets no message. */
  guard<Api>(start: () => Connection<Api>, patience?: Timeouts): Client<Api>;
  /** Gives up those that say nothing for long. */
  stop(): void;
}

/** They answer several times a second, but not before a game has ended. */
const GAMES: Timeouts = { slow: 5000, most: 120_000 };
/** Bots that search think about every decision. */
export const SEARCHING: Timeouts = { slow: 15_000, most: 600_000 };

export const createBatches = (store: Store<State>): Batches => {
  const slow = new Set<() => void>();
  return {
    guard: (start, patience = GAMES) => {
      const stop = (): void => one.stop();
      const one = watchdog(start, patience, (isSlow) => {
        if (isSlow) slow.add(stop);
        else slow.delete(stop);
        store.set(slower('bots', slow.size > 0));
      });
      return clientOf({ call: one.call, stop: () => one.stop('renewed') });
    },
    stop: () => [...slow].forEach((stop) => stop()),
  };
};
