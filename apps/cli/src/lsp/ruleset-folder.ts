import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readText } from '../files.ts';

const HEAD = /^\s*ruleset\s+"/m;

/** How far above a file its ruleset may begin: texts and variants lie in folders of their own. */
const CLIMB = 4;

/**
 * The folder of the ruleset that a file belongs to: the nearest above it with rules that say so. `opened` are texts that
 * count for what is on disk. House rules may be for a ruleset elsewhere: without one above them theirs is the folder around
 * `variants`. Undefined for a file that lies alone.
 */
export async function rulesetFolder(
  path: string,
  opened: (path: string) => string | undefined,
): Promise<string | undefined> {
  let folder = dirname(path);
  for (let step = 0; step < CLIMB; step++) {
    if (await hasHead(folder, opened)) return folder;
    if (dirname(folder) === folder) break;
    folder = dirname(folder);
  }
  return basename(dirname(path)) === 'variants' ? dirname(dirname(path)) : undefined;
}

async function hasHead(folder: string, opened: (path: string) => string | undefined): Promise<boolean> {
  for (const path of await rulesIn(folder)) {
    const text = opened(path) ?? (await readText(path).catch(() => undefined));
    if (text !== undefined && HEAD.test(text)) return true;
  }
  return false;
}

/** Paths of the rules that lie in a folder itself; none where there is no such folder. */
export async function rulesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.sand')).map((name) => join(folder, name));
}
