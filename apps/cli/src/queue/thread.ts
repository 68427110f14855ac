import { Worker } from 'node:worker_threads';
import type { Reason } from './share-job.ts';

/** What rules of strangers may use. */
export interface Limits {
  /** Megabytes per thread. */
  readonly memory: number;
  /** Seconds per share. */
  readonly seconds: number;
}

/** What was asked of a thread came to nothing, and the thread has ended. */
export class GaveUp extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}

/** A thread that answers one message at a time, within limits. */
export interface Thread {
  ask(message: unknown): Promise<unknown>;
  end(): Promise<void>;
}

/** Reading the program takes a while on a busy machine, and is not the fault of any game. */
const START_SECONDS = 60;

/** Starts a script that says once that it is ready, and then answers each message; throws `GaveUp` if it can't. */
export async function startThread(script: URL, data: unknown, limits: Limits): Promise<Thread> {
  const worker = new Worker(script, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: limits.memory } });
  // Errors belong to whoever waits for an answer; nobody does between two questions.
  worker.on('error', () => undefined);
  await answerOf(worker, Math.max(limits.seconds, START_SECONDS));
  return {
    async ask(message) {
      worker.postMessage(message);
      return await answerOf(worker, limits.seconds);
    },
    end: async () => void (await worker.terminate()),
  };
}

async function answerOf(worker: Worker, seconds: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const failed = (error: Error): void => reject(asGaveUp(error));
  const left = (): void => reject(new GaveUp('error', 'the thread ended'));
  const timer = setTimeout(() => reject(new GaveUp('time')), seconds * 1000);
  worker.once('message', resolve).once('error', failed).once('exit', left);
  try {
    return await promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', failed).off('exit', left);
  }
}

function asGaveUp(error: Error): GaveUp {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new GaveUp('memory') : new GaveUp('error', error.message);
}
