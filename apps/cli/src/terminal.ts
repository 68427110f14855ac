import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Io } from './io.ts';

/** The world of a process: its streams, clock and signals. */
export function terminal(): Io & { close(): void } {
  const lines = lineReader();
  return {
    cwd: process.cwd(),
    write: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    readLine: lines.next,
    seconds: () => performance.now() / 1000,
    interrupted: async () => void (await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])),
    close: lines.close,
  };
}

/** Lines of stdin one at a time; opened on first use only, since an open stdin keeps a process alive. */
function lineReader(): { next(prompt: string): Promise<string | undefined>; close(): void } {
  let reader: ReturnType<typeof createInterface> | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    async next(prompt) {
      reader ??= createInterface({ input: process.stdin });
      lines ??= reader[Symbol.asyncIterator]();
      process.stdout.write(`${prompt} `);
      const { value, done } = await lines.next();
      if (!process.stdin.isTTY) process.stdout.write('\n');
      return done ? undefined : String(value);
    },
    close: () => reader?.close(),
  };
}
