import type { Readable, Writable } from 'node:stream';
import type { compile } from '@sandtable/compiler';
import { visible } from '@sandtable/text';
import { painted } from './screen/ink.ts';

/** What a command may touch of the world, so that tests can run commands without a process. */
export interface Io {
  readonly cwd: string;
  /** The language of the system, such as `de_AT.UTF-8`; undefined where nobody knows. */
  readonly language?: string | undefined;
  write(text: string): void;
  complain(text: string): void;
  /** The next line someone typed; undefined at the end of input. `words` are completed where a terminal does that. */
  readLine(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  /** Columns and rows of the terminal; absent where nobody watches one. */
  size?(): { readonly columns: number; readonly rows: number };
  /** Whether it shows colors. */
  readonly hasColors?: boolean;
  /** Takes away all that is on the screen, and what was before. Absent where nobody watches a terminal. */
  clear?(): void;
  /** Seconds of a clock that only goes forward. */
  seconds(): number;
  /** A seed that nobody can guess, from 0 to 2^31 - 1. */
  seed(): number;
  /** Shows a line that the next one replaces; an empty one takes it away. Absent where nobody watches a terminal. */
  progress?(line: string): void;
  /** Bytes in and out, for who speaks to a program; absent where nobody does. */
  streams?(): { readonly input: Readable; readonly output: Writable };
  /** Folder for what may be kept from one command to the next; undefined where nothing is. */
  readonly cache?: string | undefined;
  /** Threads that play games where nobody asks for a number; without it as many as the machine has processors. */
  readonly workers?: number;
  /** Compiles a ruleset; absent where nobody keeps what the same files came to. */
  readonly compile?: typeof compile;
  /** Resolves when the user asks to stop. */
  interrupted(): Promise<void>;
}

/**
 * The same, with signs for control characters in all that is written: texts of a ruleset go into it, and a terminal
 * would obey them. Styles of ours become colors, where there are any.
 */
export function visibly(io: Io): Io {
  const shown = (text: string): string => painted(visible(text), io.hasColors === true);
  return {
    ...io,
    write: (text) => io.write(shown(text)),
    complain: (text) => io.complain(shown(text)),
    readLine: (prompt, words) => io.readLine(shown(prompt), words),
    ...(io.progress ? { progress: (line: string) => io.progress?.(shown(line)) } : {}),
  };
}
