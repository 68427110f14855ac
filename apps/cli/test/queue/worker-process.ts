import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A worker as someone starts it on another machine. */
export interface WorkerProcess {
  readonly process: ChildProcess;
  /** Asks it to stop; how many shares it says it has played. */
  stop(): Promise<number>;
}

/** Starts a worker; it is ready when this resolves. */
export async function startWorker(url: string, ...more: readonly string[]): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [MAIN, 'worker', '--queue', url, '--lang', 'en', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  // A test that fails must not leave it behind: the runner would wait for what it inherited.
  onTestFinished(() => void child.kill('SIGKILL'));
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('Playing games')) resolve();
  });
  child.once('exit', () => reject(new Error(`the worker ended: ${said}`)));
  await ready;
  return {
    process: child,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await exit;
      return Number(/(\d+) batch(?:es)? played/.exec(said)?.[1]);
    },
  };
}
