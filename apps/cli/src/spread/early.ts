import { Worker } from 'node:worker_threads';
import type { WorkerCommand } from '../resources.ts';
import { workerScript } from './worker-script.ts';

/** Workers that start while rules are read and compiled, and are told later what to play. */
export interface Early {
  /** Gives all of them the code of the rules, which they load while this thread does. */
  prepare(javascript: string): void;
  /** One that waits to be told, if there is one left; once there is none, none is started any more. */
  next(): EarlyWorker | undefined;
  /** Ends those that nobody took. */
  end(): Promise<void>;
}

export interface EarlyWorker {
  readonly worker: Worker;
  /** Whether it has said that it's ready, so that it can be given shares at once. */
  readonly isUp: boolean;
}

export function startEarly(command: WorkerCommand, count: number): Early {
  const waiting = new Set<Worker>();
  const up = new Set<Worker>();
  const stop = new AbortController();
  let rules: string | undefined;
  let isOver = count === 0;
  const start = (script: URL): void => {
    const worker = new Worker(script);
    waiting.add(worker);
    worker.once('message', () => up.add(worker));
    // Whoever needs one that has failed starts another, which says why.
    worker.on('error', () => waiting.delete(worker));
    worker.on('exit', () => waiting.delete(worker));
    if (rules !== undefined) worker.postMessage(rules);
  };
  const startAll = async (): Promise<void> => {
    if (isOver) return;
    const script = await workerScript(command, stop.signal);
    for (let i = 0; i < count && !isOver; i++) start(script);
  };
  void startAll().catch(() => undefined);
  return {
    prepare(javascript) {
      rules = javascript;
      for (const worker of waiting) worker.postMessage(rules);
    },
    next() {
      const [worker] = [...waiting].toSorted((a, b) => Number(up.has(b)) - Number(up.has(a)));
      isOver ||= worker === undefined;
      if (worker === undefined) return undefined;
      waiting.delete(worker);
      return { worker, isUp: up.has(worker) };
    },
    async end() {
      isOver = true;
      stop.abort();
      await Promise.all([...waiting].map(async (worker) => await worker.terminate()));
    },
  };
}
