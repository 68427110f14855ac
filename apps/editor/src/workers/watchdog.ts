import { type Caller, WorkerCrashed } from './rpc.ts';

/** Why there is no answer: somebody said so, it took too long, the worker broke, or another one took its place. */
export type CancelReason = 'asked' | 'tooLong' | 'broken' | 'renewed';

/** What was asked will not be answered, because the worker was let go. The next question has a new one. */
export class Cancelled extends Error {
  readonly why: CancelReason;
  /** The question that was given up, where this one only waited behind it. */
  readonly behind: unknown;
  constructor(why: CancelReason, behind?: unknown) {
    super(`stopped: ${why}`);
    this.why = why;
    this.behind = behind;
  }
}

export interface WatchedWorker<Request, Reply> extends Caller<Request, Reply> {
  stop(why?: CancelReason): void;
}

/** Milliseconds without an answer after which somebody is told, and after which the worker is let go. */
export interface Timeouts {
  readonly slow: number;
  readonly most: number;
}

interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A worker that may compute for ever: rules are written by anybody. `told` hears whether somebody waits long for it, so
 * that the page can offer to stop it. What waits behind the question that is given up is sent to the next worker, unless
 * it could not be answered there, because it needs what the worker before was told.
 */
export const watchdog = <Request, Reply>(
  start: () => Caller<Request, Reply>,
  patience: Timeouts,
  told: (isSlow: boolean) => void = () => undefined,
  begin: 'now' | 'when asked' = 'when asked',
  behind: 'refused' | 'sent again' = 'refused',
): WatchedWorker<Request, Reply> => {
  let worker = begin === 'now' ? start() : undefined;
  const waiting = new Set<Waiting<Request, Reply>>();
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let isSlow = false;

  const tell = (now: boolean): void => {
    if (now !== isSlow) told(now);
    isSlow = now;
  };
  /** Time runs from the last answer on: a worker that answers is alive, however many are waiting. */
  const watch = (): void => {
    timers.forEach(clearTimeout);
    timers = [];
    tell(false);
    if (waiting.size === 0) return;
    timers = [setTimeout(() => tell(true), patience.slow), setTimeout(() => stop('tooLong'), patience.most)];
  };
  const stop = (why: CancelReason = 'asked'): void => {
    worker?.stop();
    worker = undefined;
    const [first, ...others] = waiting;
    waiting.clear();
    watch();
    first?.reject(new Cancelled(why));
    // Questions are answered in their order: what waits behind the first is not to blame.
    for (const one of others)
      if (behind === 'sent again') send(one);
      else one.reject(new Cancelled('renewed', why === 'renewed' ? undefined : first?.request));
  };
  const send = (one: Waiting<Request, Reply>): void => {
    worker ??= start();
    const mine = worker;
    waiting.add(one);
    if (waiting.size === 1) watch();
    /** What a worker says that was let go meanwhile counts no more. */
    const heard = (act: () => void): void => {
      if (mine !== worker || !waiting.delete(one)) return;
      watch();
      act();
    };
    mine.call(one.request).then(
      (reply) => heard(() => one.resolve(reply)),
      (error: Error) => {
        if (mine === worker && error instanceof WorkerCrashed) stop('broken');
        else heard(() => one.reject(error));
      },
    );
  };
  return { call: (request) => new Promise((resolve, reject) => send({ request, resolve, reject })), stop };
};
