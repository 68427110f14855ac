import { join, resolve } from 'node:path';
import { type Context, type OptionSpecs, say, textOption } from '../command.ts';
import { NOTHING, type OpenStore, openStore, type StoreProblem } from './open-store.ts';

export const storeOption: OptionSpecs = { store: { type: 'string' } };

/** In place of a file: nothing is kept. */
const NONE = 'none';
const FILE = 'games.sqlite';

/** The store of a command, and what was wrong with it so far. */
export interface Opened {
  readonly store: OpenStore;
  readonly problems: readonly StoreProblem[];
}

/** Where the store of the command line is; undefined where none is wanted, or nobody says where caches are. */
export function storePath(context: Context): string | undefined {
  const wanted = textOption(context, 'store');
  if (wanted === NONE) return undefined;
  if (wanted !== undefined) return resolve(context.io.cwd, wanted);
  return context.io.cache === undefined ? undefined : join(context.io.cache, FILE);
}

/** Opens the store that `--store` names, or that in the folder of the user; problems are reported at once. */
export function storeFrom(context: Context): Opened {
  const path = storePath(context);
  const problems: StoreProblem[] = [];
  const tell = (problem: StoreProblem): void => {
    problems.push(problem);
    context.io.complain(problemText(context, problem));
  };
  const store = path === undefined ? undefined : openStore(path, tell);
  return { store: store ?? NOTHING, problems };
}

/** Says how many games came from the store. A result in JSON has the same bytes wherever its games came from. */
export function tellKnown(context: Context, known: number, games: number): void {
  if (known === 0) return;
  const line = context.messages.text('sweep/known', { known, games });
  if (context.json) context.io.complain(line);
  else say(context, `  ${line}`);
}

export const problemText = ({ messages }: Pick<Context, 'messages'>, { is, ...fields }: StoreProblem): string =>
  messages.text(`store/${is}`, fields);
