import { type Io, run } from '../src/index.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in a folder, without a process. */
export async function sandtable(cwd: string, ...argv: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    cwd,
    write: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    readLine: async () => undefined,
    seconds: () => 0,
    interrupted: async () => undefined,
  };
  const code = await run(argv, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
