import { type Caller, WorkerCrashed } from './rpc.ts';

/** Why there is no answer: someone said so, it took too long, the worker broke, or another one took its place. */
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
  /** Whether anything it was asked isn't answered yet. */
  isBusy(): boolean;
}

/** Milliseconds without an answer after which someone is notified, and after which the worker is let go. */
export interface Timeouts {
  readonly slow: number;
  readonly most: number;
}

interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** What waits behind a question that is given up: refused, if it needs what the worker before had received. */
type Behind = 'refused' | 'sent again';

/** A worker, and what it was asked. */
interface Watch<Request, Reply> {
  readonly start: () => Caller<Request, Reply>;
  readonly patience: Timeouts;
  readonly report: (isSlow: boolean) => void;
  readonly behind: Behind;
  readonly isAhead: (request: Request) => boolean;
  /** In the order in which it was asked, which is that of its answers. */
  readonly waiting: Set<Waiting<Request, Reply>>;
  worker: Caller<Request, Reply> | undefined;
  timers: readonly ReturnType<typeof setTimeout>[];
  isSlow: boolean;
}

/**
 * A worker that may compute for ever: rules are written by anybody. `told` is called with whether someone waits long
 * for it, so that the page can offer to stop it. What waits behind the question that is given up is sent to the next
 * worker, unless it could not be answered there, because it needs what the worker before had received. For what is
 * asked ahead of time nobody waits, so nobody hears that it is slow; for what is asked behind it someone does.
 */
export const watchdog = <Request, Reply>(
  start: () => Caller<Request, Reply>,
  patience: Timeouts,
  report: (isSlow: boolean) => void = () => undefined,
  begin: 'now' | 'when asked' = 'when asked',
  behind: Behind = 'refused',
  isAhead: (request: Request) => boolean = () => false,
): WatchedWorker<Request, Reply> => {
  const worker = begin === 'now' ? start() : undefined;
  const rest = { waiting: new Set<Waiting<Request, Reply>>(), timers: [], isSlow: false };
  const watch: Watch<Request, Reply> = { start, patience, report, behind, isAhead, worker, ...rest };
  return {
    call: (request) => new Promise((resolve, reject) => send(watch, { request, resolve, reject })),
    stop: (why = 'asked') => stop(watch, why),
    isBusy: () => watch.waiting.size > 0,
  };
};

const send = <Request, Reply>(watch: Watch<Request, Reply>, one: Waiting<Request, Reply>): void => {
  watch.worker ??= watch.start();
  const mine = watch.worker;
  const isAwaited = isWaitedFor(watch);
  watch.waiting.add(one);
  if (watch.waiting.size === 1 || isAwaited !== isWaitedFor(watch)) restartTimers(watch);
  /** What a worker says that was let go meanwhile counts no more. */
  const heard = (act: () => void): void => {
    if (mine !== watch.worker || !watch.waiting.delete(one)) return;
    restartTimers(watch);
    act();
  };
  mine.call(one.request).then(
    (reply) => heard(() => one.resolve(reply)),
    (error: Error) => {
      if (mine === watch.worker && error instanceof WorkerCrashed) stop(watch, 'broken');
      else heard(() => one.reject(error));
    },
  );
};

const stop = <Request, Reply>(watch: Watch<Request, Reply>, why: CancelReason): void => {
  watch.worker?.stop();
  watch.worker = undefined;
  const [first, ...others] = watch.waiting;
  watch.waiting.clear();
  restartTimers(watch);
  first?.reject(new Cancelled(why));
  // Questions are answered in their order: what waits behind the first is not to blame.
  for (const one of others)
    if (watch.behind === 'sent again') send(watch, one);
    else one.reject(new Cancelled('renewed', why === 'renewed' ? undefined : first?.request));
};

/** Time runs from the last answer on: a worker that answers is alive, however many are waiting. */
const restartTimers = <Request, Reply>(watch: Watch<Request, Reply>): void => {
  watch.timers.forEach(clearTimeout);
  watch.timers = [];
  tell(watch, false);
  if (watch.waiting.size === 0) return;
  const { slow, most } = watch.patience;
  const telling = isWaitedFor(watch) ? [setTimeout(() => tell(watch, true), slow)] : [];
  watch.timers = [...telling, setTimeout(() => stop(watch, 'tooLong'), most)];
};

const isWaitedFor = <Request, Reply>({ waiting, isAhead }: Watch<Request, Reply>): boolean =>
  [...waiting].some(({ request }) => !isAhead(request));

const tell = <Request, Reply>(watch: Watch<Request, Reply>, isSlow: boolean): void => {
  if (isSlow !== watch.isSlow) watch.report(isSlow);
  watch.isSlow = isSlow;
};
