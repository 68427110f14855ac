import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Io } from './io.ts';
import { cacheFolder } from './store/cache-folder.ts';

/** The world of a process: its streams, clock and signals. */
export function terminal(): Io & { close(): void } {
  const lines = lineReader();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', exitSilently);
  return {
    cwd: process.cwd(),
    language: systemLanguage(process.env),
    cache: cacheFolder(process.env, process.platform),
    write: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    readLine: lines.next,
    seconds: () => performance.now() / 1000,
    seed: () => randomInt(2 ** 31),
    interrupted: async () => void (await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])),
    streams: () => ({ input: process.stdin, output: process.stdout }),
    close: lines.close,
    ...(process.stdout.isTTY && process.stderr.isTTY ? { progress: rewriteLine } : {}),
  };
}

/** What the environment says of the language of messages, in the order of POSIX; elsewhere what the system itself says. */
const systemLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string =>
  LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;

/** Back to the first column, the rest of the line cleared. */
const rewriteLine = (line: string): void => void process.stderr.write(`\r\u001b[K${line}`);

/** The reader of a pipe (`head`, a pager) went away: nothing more to say to it. */
function exitSilently(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
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
