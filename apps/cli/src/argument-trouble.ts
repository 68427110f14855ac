import type { Values } from '@sandtable/messages';

/** What Node reports about a command line, and what people read about it. */
const TROUBLES = [
  [/^Unknown option '(--?[^']*)'/, 'usage/option-unknown'],
  [/^Option '(?:-\w, )?(--?[^' ]*)' does not take an argument/, 'usage/option-plain'],
  [/^Option '(?:-\w, )?(--?[^' ]*)[^']*' argument/, 'usage/option-value'],
] as const;

interface Trouble {
  readonly path: string;
  readonly values: Values;
}

/** What is wrong with the options of a command, if that is why it couldn't begin; Node itself says it in English only. */
export function argumentTrouble(error: unknown, command = ''): Trouble | undefined {
  if (!isArgumentError(error)) return undefined;
  for (const [pattern, path] of TROUBLES) {
    const name = pattern.exec(error.message)?.[1];
    if (name !== undefined) return { path, values: { name, command } };
  }
  return undefined;
}

export const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
