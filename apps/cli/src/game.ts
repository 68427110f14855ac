import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Compiled, type CompileOptions, compile, type InputFile } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { isVariant, variantName } from '@sandtable/variant';
import { borrowedFor, installedFolder } from './borrowed.ts';
import type { Context } from './command.ts';
import { type FileRead, isFolder, listFiles, type Place, placeOf, readSources } from './files.ts';
import { shippedFolder } from './shipped.ts';
import { withUnreadable } from './unreadable.ts';
import { UsageError } from './usage.ts';

/** A ruleset on disk and what became of it. */
export interface Game extends Place {
  readonly id: string;
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

/** GAME is a folder, the id of one in ./rulesets, an installed package, or a game that comes with the command. */
export async function findFolder(cwd: string, name: string): Promise<string> {
  const folder = await folderOf(cwd, name);
  if (folder !== undefined) return folder;
  throw new UsageError('usage/no-game', { name });
}

async function folderOf(cwd: string, name: string): Promise<string | undefined> {
  for (const folder of [resolve(cwd, name), resolve(cwd, 'rulesets', name)]) {
    if (await isFolder(folder)) return folder;
  }
  return (await installedFolder(name, cwd)) ?? (await shippedFolder(name));
}

/**
 * GAME, or GAME+VARIANT+VARIANT: the variants are applied on top of it in this order. `more` are files that are not on
 * disk.
 */
export async function openGame(
  context: Context,
  name: string,
  options: CompileOptions = {},
  more: readonly InputFile[] = [],
): Promise<Game> {
  const { folder, variants } = await named(context.io.cwd, name);
  const { files: borrowed, findings: unborrowed } = await borrowedFor(folder, context.io.cwd);
  const sources = [...(await readSources({ folder, borrowed })), ...more];
  checkVariants(variants, variantsIn(sources));
  const id = [basename(folder), ...variants].join('+');
  const compiled = (context.io.compile ?? compile)(sources, { ...options, variants });
  const findings = withUnreadable(withUnborrowed(compiled.findings, unborrowed, sources), sources);
  return { id, folder, borrowed, sources, compiled: { ...compiled, findings }, watched: options.watched === true };
}

/** Without the rules that house rules are for, nothing else can be reported about them. */
const withUnborrowed = (
  findings: readonly Diagnostic[],
  unborrowed: readonly Diagnostic[],
  sources: readonly InputFile[],
): readonly Diagnostic[] => {
  return unborrowed.length === 0 ? findings : [...unborrowed, ...(isWhole(sources) ? findings : [])];
};

/** Whether there are rules, and not only house rules for others. */
export const isWhole = (sources: readonly InputFile[]): boolean =>
  sources.some(({ path }) => path.endsWith('.sand') && !isVariant(path));

/** Where a file of the game may be written: what belongs to a package is not changed. */
export function writableAt(game: Place, path: string): string {
  const place = placeOf(game, path);
  if (game.borrowed?.has(path)) throw new UsageError('usage/borrowed', { path: place });
  return place;
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

/** The current folder; in one without any files of a ruleset a hint says how to get one. */
async function rulesetHere(cwd: string): Promise<string> {
  const paths = await listFiles(cwd, () => undefined);
  if (!paths.some((path) => path.endsWith('.sand') || isVariant(path))) throw new UsageError('usage/no-project');
  return '.';
}

/** The games named on the command line, else all in ./rulesets, else the current folder. */
export async function namedGames(context: Context): Promise<readonly string[]> {
  if (context.positionals.length > 0) return context.positionals;
  const home = join(context.io.cwd, 'rulesets');
  if (!(await isFolder(home))) return [await rulesetHere(context.io.cwd)];
  const entries = await readdir(home, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join('rulesets', entry.name));
}
