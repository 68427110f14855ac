import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Compiled, type CompileOptions, compile, type InputFile } from '@sandtable/compiler';
import type { Context } from './command.ts';
import { isFolder, readSources } from './files.ts';
import { UsageError } from './usage.ts';

/** A ruleset on disk and what became of it. */
export interface Game {
  readonly id: string;
  readonly folder: string;
  readonly sources: readonly InputFile[];
  readonly compiled: Compiled;
}

/** A place as `file:line`. */
export function placeText(
  { sources }: Pick<Game, 'sources'>,
  span: { readonly file: string; readonly start: number } | undefined,
): string {
  const text = sources.find(({ path }) => path === span?.file)?.text ?? '';
  return `${span?.file ?? ''}:${text.slice(0, span?.start).split('\n').length}`;
}

/** GAME is a folder, or the id of one in ./rulesets. */
export async function findFolder(cwd: string, name: string): Promise<string> {
  if (name.includes('+')) throw new UsageError('usage/variants', { name });
  for (const folder of [resolve(cwd, name), resolve(cwd, 'rulesets', name)]) {
    if (await isFolder(folder)) return folder;
  }
  throw new UsageError('usage/no-game', { name });
}

export async function openGame(context: Context, name: string, options: CompileOptions = {}): Promise<Game> {
  const folder = await findFolder(context.io.cwd, name);
  const sources = await readSources(folder);
  return { id: basename(folder), folder, sources, compiled: compile(sources, options) };
}

/** The games named on the command line, else all in ./rulesets, else the current folder. */
export async function namedGames(context: Context): Promise<readonly string[]> {
  if (context.positionals.length > 0) return context.positionals;
  const home = join(context.io.cwd, 'rulesets');
  if (!(await isFolder(home))) return ['.'];
  const entries = await readdir(home, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join('rulesets', entry.name));
}
