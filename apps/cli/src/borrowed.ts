import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import { type Borrowed, borrow, type Disk, rulesetNamed } from '@sandtable/compiler/packages';
import { listFiles, readText } from './files.ts';
import { shippedFolder } from './shipped.ts';
import { slashed } from './system-paths.ts';

const disk: Disk = {
  names: async (folder) => (await readdir(folder).catch(() => [])).toSorted(),
  files: async (folder) => (await listFiles(folder, () => undefined).catch(() => [])).filter(isRulesetFile),
  // Manifests are looked for in many places: asking whether one is there costs less than failing to read it.
  text: async (path) => (existsSync(path) ? await readText(path).catch(() => undefined) : undefined),
  real: async (path) =>
    await realpath(path).then(
      (path) => slashed(path),
      () => undefined,
    ),
};

/** What a ruleset takes from packages and other folders; `from` is where the command runs. */
export async function borrowedFor(folder: string, from?: string): Promise<Borrowed> {
  const shipped = async (name: string): Promise<string | undefined> => {
    const found = await shippedFolder(name);
    return found === undefined ? undefined : slashed(found);
  };
  return await borrow(slashed(resolve(folder)), disk, {
    ...(from === undefined ? {} : { from: slashed(resolve(from)) }),
    shipped,
  });
}

/** The folder of a ruleset that is installed as a package. */
export const installedFolder = async (name: string, from: string): Promise<string | undefined> =>
  await rulesetNamed(name, slashed(resolve(from)), disk);
