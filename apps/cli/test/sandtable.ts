import { type Io, run } from '../src/index.ts';
import { compiledOnce } from './compiled-once.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in a folder, without a process. */
export const sandtable = async (cwd: string, ...argv: readonly string[]): Promise<Ran> =>
  await typing([], cwd, ...argv);

/** The same, with someone who types lines. */
export async function typing(lines: readonly string[], cwd: string, ...argv: readonly string[]): Promise<Ran> {
  const typed = [...lines];
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    cwd,
    write: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    readLine: async () => typed.shift(),
    seconds: () => 0,
    seed: () => 1,
    compile: compiledOnce,
    // Another thread takes longer to start than the few games of a test.
    workers: 1,
    interrupted: () => new Promise(() => undefined),
  };
  const code = await run(argv, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
