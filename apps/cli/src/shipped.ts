import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import { isFolder, listFiles } from './files.ts';
import { isPacked, resource } from './resources.ts';

/** The names of the games that come with the command. */
export async function shippedGames(): Promise<readonly string[]> {
  const entries = await readdir(resource('rulesets'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** The folder of a game that comes with the command; undefined where none has this name. */
export async function shippedFolder(name: string): Promise<string | undefined> {
  const folder = join(resource('rulesets'), name);
  return /^[a-z0-9-]+$/.test(name) && (await isFolder(folder)) ? folder : undefined;
}

/** Whether a folder was installed with the command, so that nothing of it may be changed. */
export const isShipped = (folder: string): boolean => isPacked && dirname(folder) === resource('rulesets');

/** The files of a game that comes with the command, by path. */
export async function shippedFiles(name: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(resource('rulesets'), name);
  const paths = (await listFiles(folder)).filter(isRulesetFile);
  const files = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return new Map(await Promise.all(files));
}
