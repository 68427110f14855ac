import { Worker } from 'node:worker_threads';
import type { WorkerCommand } from '../resources.ts';
import { workerScript } from './worker-script.ts';

/** Workers that start while rules are read and compiled, and are told later what to play. */
export interface Early {
  /** One that waits to be told, if there is one left; once there is none, none is started any more. */
  next(): Worker | undefined;
  /** Ends those that nobody took. */
  end(): Promise<void>;
}

export function startEarly(command: WorkerCommand, count: number): Early {
  const waiting = new Set<Worker>();
  const stop = new AbortController();
  let isOver = count === 0;
  const start = (script: URL): void => {
    const worker = new Worker(script);
    waiting.add(worker);
    // Whoever needs one that has failed starts another, which says why.
    worker.on('error', () => waiting.delete(worker));
    worker.on('exit', () => waiting.delete(worker));
  };
  const startAll = async (): Promise<void> => {
    if (isOver) return;
    const script = await workerScript(command, stop.signal);
    for (let i = 0; i < count && !isOver; i++) start(script);
  };
  void startAll().catch(() => undefined);
  return {
    next() {
      const [worker] = waiting;
      isOver ||= worker === undefined;
      if (worker !== undefined) waiting.delete(worker);
      return worker;
    },
    async end() {
      isOver = true;
      stop.abort();
      await Promise.all([...waiting].map(async (worker) => await worker.terminate()));
    },
  };
}
