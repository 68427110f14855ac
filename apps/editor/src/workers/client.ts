import { type Call, type Remote, remote } from './rpc.ts';
import type { CancelReason, WatchedWorker } from './watchdog.ts';

/** The interface of a worker as the page sees it, which can be let go. */
export type Client<Api> = Remote<Api> & Stoppable;
export interface Stoppable {
  stop(why?: CancelReason): void;
}

/** Returns the methods of a worker that is watched, beside methods of one's own. */
export const clientOf = <Api, Own extends object = object>(
  { call, stop }: Pick<WatchedWorker<Call<Api>, unknown>, 'call' | 'stop'>,
  own?: Own,
): Client<Api> & Own => remote<Api, Stoppable & Own>(call, { stop, ...own } as Stoppable & Own);
