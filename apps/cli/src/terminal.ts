import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
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
    readLine: lines.readLine,
    seconds: () => performance.now() / 1000,
    seed: () => randomInt(2 ** 31),
    interrupted: async () => void (await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])),
    streams: () => ({ input: process.stdin, output: process.stdout }),
    close: lines.close,
    ...(process.stdout.isTTY ? { size: sizeOfScreen, hasColors: hasColors(process.env) } : {}),
    ...(process.stdout.isTTY && process.stdin.isTTY ? { clear: clearScreen } : {}),
    ...(process.stdout.isTTY && process.stderr.isTTY ? { progress: rewriteLine } : {}),
  };
}

/** What the environment says of the language of messages, in the order of POSIX; elsewhere what the system itself says. */
const systemLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string =>
  LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;

/** A terminal of no width is one that doesn't know its own. */
const sizeOfScreen = () => ({ columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 });

/** As https://no-color.org asks for. */
const hasColors = ({ NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean => !NO_COLOR && TERM !== 'dumb';

/** The screen, what was scrolled out of it, and the cursor to its corner. */
const clearScreen = (): void => void process.stdout.write('\u001b[2J\u001b[3J\u001b[H');

/** Back to the first column, the rest of the line cleared. */
const rewriteLine = (line: string): void => void process.stderr.write(`\r\u001b[K${line}`);

/** The reader of a pipe (`head`, a pager) went away: nothing more to say to it. */
function exitSilently(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** Lines of stdin one at a time; opened on first use only, since an open stdin keeps a process alive. */
function lineReader(): Pick<Io, 'readLine'> & { close(): void } {
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  let completed: readonly string[] = [];
  const isWatched = process.stdin.isTTY && process.stdout.isTTY;
  const completer = (line: string): [string[], string] => completions(completed, line);
  return {
    async readLine(prompt, words = []) {
      reader ??= isWatched
        ? createInterface({ input: process.stdin, output: process.stdout, completer })
        : createInterface({ input: process.stdin });
      lines ??= reader[Symbol.asyncIterator]();
      completed = words;
      // Ctrl+C ends the input, as the end of a file does.
      if (reader.listenerCount('SIGINT') === 0) reader.on('SIGINT', () => reader?.close());
      ask(reader, `${prompt} `, isWatched);
      const { value, done } = await lines.next();
      if (!process.stdin.isTTY) process.stdout.write('\n');
      return done ? undefined : String(value);
    },
    close: () => reader?.close(),
  };
}

function ask(reader: Interface, prompt: string, isWatched: boolean): void {
  if (!isWatched) return void process.stdout.write(prompt);
  reader.setPrompt(prompt);
  reader.prompt();
}

/** The last word of a line in all the ways in which it may go on. */
function completions(words: readonly string[], line: string): [string[], string] {
  const last = /\S*$/.exec(line)?.[0] ?? '';
  return [words.filter((word) => word.startsWith(last)), last];
}
