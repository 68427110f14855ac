import { Worker } from 'node:worker_threads';
import type { Share } from '@sandtable/analysis';
import type { WorkerCommand } from '../resources.ts';
import type { Early, EarlyWorker } from './early.ts';
import { workerScript } from './worker-script.ts';

/** Workers that are given shares until none is left. */
export interface Team {
  /** Starts one more. */
  hire(): void;
  /** Starts one that takes the place of this thread. */
  replace(): void;
  /** Whether this thread has nothing more to do: another took its place, or one failed. */
  isWithout(): boolean;
  /** Resolves once all shares that were given to workers are played; throws what a worker threw. */
  ended(): Promise<void>;
  end(): Promise<void>;
}

interface Task<Part> {
  readonly command: WorkerCommand;
  readonly data: unknown;
  /** Workers that were started before there was anything to play. */
  readonly early?: Early | undefined;
  /** The next share for one of several players, of whom this thread is number 0. */
  readonly next: (player: number) => Share | undefined;
  readonly take: (part: Part, share: Share) => void;
}

/** A worker has so many shares, so that it need not wait until this thread has played one of its own. */
const AHEAD = 2;

export function createTeam<Part>({ command, data, early, next, take }: Task<Part>): Team {
  const workers: Worker[] = [];
  const stop = new AbortController();
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  const shares = sharesUnderWay({ next, take });
  let isWithout = false;
  // Who waits for the end hears of a failure; until then nobody does.
  over.catch(() => undefined);
  const fail = (error: unknown): void => {
    isWithout = true;
    if (!stop.signal.aborted) reject(error);
  };

  async function start(player: number, ready: () => void): Promise<void> {
    const one = await started({ command, data, early }, stop.signal);
    if (one === undefined) return;
    const { worker, isUp } = one;
    workers.push(worker);
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('a worker ended')));
    const begin = (): void => {
      const hear = shares.givenTo(worker, player);
      worker.on('message', (part: Part) => {
        try {
          if (hear(part) === 0) resolve();
        } catch (error) {
          fail(error);
        }
      });
      ready();
      if (shares.count() === 0) resolve();
    };
    if (isUp) begin();
    else worker.once('message', begin);
  }
  let hired = 0;
  const add = (ready: () => void): void => void start(++hired, ready).catch(fail);
  return {
    hire: () => add(() => undefined),
    replace: () =>
      add(() => {
        isWithout = true;
      }),
    isWithout: () => isWithout,
    ended: async () => {
      if (isWithout || shares.count() > 0) await over;
    },
    async end() {
      stop.abort();
      await Promise.all(workers.map(async (worker) => await worker.terminate()));
    },
  };
}

/** A worker that was started early, or else a new one. */
async function started(
  { command, data, early }: Pick<Task<unknown>, 'command' | 'data' | 'early'>,
  stop: AbortSignal,
): Promise<EarlyWorker | undefined> {
  const waiting = early?.next();
  waiting?.worker.postMessage(data);
  if (waiting !== undefined) return waiting;
  const script = await workerScript(command, stop);
  return stop.aborted ? undefined : { worker: new Worker(script, { workerData: data }), isUp: false };
}

/** The shares that workers have and haven't played yet. */
function sharesUnderWay<Part>({ next, take }: Pick<Task<Part>, 'next' | 'take'>) {
  let count = 0;
  /** Returns the share that it gave a worker, if there is one left. */
  function give(worker: Worker, player: number): readonly Share[] {
    const share = next(player);
    if (share === undefined) return [];
    count++;
    worker.postMessage(share);
    return [share];
  }
  return {
    count: () => count,
    /** Gives a worker its first ones; returns what takes one part and gives the next share, and says how many are left. */
    givenTo(worker: Worker, player: number): (part: Part) => number {
      const own = Array.from({ length: AHEAD }, () => give(worker, player)).flat();
      return (part) => {
        count--;
        take(part, own.shift() as Share);
        own.push(...give(worker, player));
        return count;
      };
    },
  };
}
