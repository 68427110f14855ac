import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Compiled, type CompileOptions, compile, type InputFile } from '@sandtable/compiler';
import { isVariant, variantName } from '@sandtable/variant';
import type { Context } from './command.ts';
import { type FileRead, isFolder, readSources } from './files.ts';
import { shippedFolder } from './shipped.ts';
import { withUnreadable } from './unreadable.ts';
import { UsageError } from './usage.ts';

/** A ruleset on disk and what became of it. */
export interface Game {
  readonly id: string;
  readonly folder: string;
  readonly sources: readonly FileRead[];
  readonly compiled: Compiled;
  /** Whether the module counts what runs. */
  readonly watched: boolean;
}

/** A place as `file:line`. */
export function placeText(
  { sources }: Pick<Game, 'sources'>,
  span: { readonly file: string; readonly start: number } | undefined,
): string {
  const text = sources.find(({ path }) => path === span?.file)?.text ?? '';
  return `${span?.file ?? ''}:${text.slice(0, span?.start).split('\n').length}`;
}

/** GAME is a folder, the id of one in ./rulesets, or a game that comes with the command. */
export async function findFolder(cwd: string, name: string): Promise<string> {
  const folder = await folderOf(cwd, name);
  if (folder !== undefined) return folder;
  throw new UsageError('usage/no-game', { name });
}

async function folderOf(cwd: string, name: string): Promise<string | undefined> {
  for (const folder of [resolve(cwd, name), resolve(cwd, 'rulesets', name)]) {
    if (await isFolder(folder)) return folder;
  }
  return await shippedFolder(name);
}

/** GAME, or GAME+VARIANT+VARIANT: the variants are laid over it in this order. `more` are files that are not on disk. */
export async function openGame(
  context: Context,
  name: string,
  options: CompileOptions = {},
  more: readonly InputFile[] = [],
): Promise<Game> {
  const { folder, variants } = await named(context.io.cwd, name);
  const sources = [...(await readSources(folder)), ...more];
  checkVariants(variants, variantsIn(sources));
  const id = [basename(folder), ...variants].join('+');
  const compiled = compile(sources, { ...options, variants });
  const findings = withUnreadable(compiled.findings, sources);
  return { id, folder, sources, compiled: { ...compiled, findings }, watched: options.watched === true };
}

/** A folder may have a plus in its name. */
async function named(
  cwd: string,
  name: string,
): Promise<{ readonly folder: string; readonly variants: readonly string[] }> {
  const whole = await folderOf(cwd, name);
  if (whole !== undefined) return { folder: whole, variants: [] };
  const [game = '', ...variants] = name.split('+');
  return { folder: await findFolder(cwd, game), variants };
}

/** Names of the variants among the files of a ruleset. */
const variantsIn = (sources: readonly InputFile[]): readonly string[] =>
  sources.flatMap(({ path }) => (isVariant(path) ? (variantName(path) ?? []) : []));

function checkVariants(wanted: readonly string[], known: readonly string[]): void {
  const name = wanted.find((one) => !known.includes(one));
  if (name !== undefined) throw new UsageError('usage/no-variant', { name, known: known.join(', ') || 'none' });
}

/** The games named on the command line, else all in ./rulesets, else the current folder. */
export async function namedGames(context: Context): Promise<readonly string[]> {
  if (context.positionals.length > 0) return context.positionals;
  const home = join(context.io.cwd, 'rulesets');
  if (!(await isFolder(home))) return ['.'];
  const entries = await readdir(home, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join('rulesets', entry.name));
}
