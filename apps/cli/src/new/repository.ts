import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { resource } from '../resources.ts';

/** Licenses to choose from, by their names on the command line: how SPDX names them, and in words. */
export const LICENSES = {
  mit: { id: 'MIT', name: 'the MIT license' },
  'cc-by-4.0': { id: 'CC-BY-4.0', name: 'the license Creative Commons Attribution 4.0' },
  'cc-by-sa-4.0': { id: 'CC-BY-SA-4.0', name: 'the license Creative Commons Attribution-ShareAlike 4.0' },
  none: { id: 'UNLICENSED', name: undefined },
} as const;
export type License = keyof typeof LICENSES;

export const isLicense = (name: string): name is License => Object.hasOwn(LICENSES, name);

interface Wanted {
  readonly name: string;
  readonly license: License;
  /** Of the package that the repository depends on. */
  readonly version: string;
}

/** The files of a repository around a ruleset: what the ruleset has lies in `rulesets/NAME`. */
export async function repositoryFiles(
  ruleset: ReadonlyMap<string, string>,
  wanted: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const folder = resource('repository');
  const around = (await listFiles(folder)).filter((path) => !path.startsWith('licenses/'));
  const texts = await Promise.all(around.map(async (path) => await readFile(join(folder, path), 'utf8')));
  const files = new Map([...ruleset].map(([path, text]) => [`rulesets/${wanted.name}/${path}`, text]));
  around.forEach((path, i) => void files.set(shownPath(path), filled(texts[i] ?? '', wanted)));
  if (wanted.license !== 'none') files.set('LICENSE', await licenseText(wanted.license));
  return files;
}

/** Packers leave out files that begin with a dot, so here these have none; and a page whose links lead nowhere yet is a text. */
const shownPath = (path: string): string => path.replace(/^git(?=ignore|hub\/)/, '.git').replace(/\.md\.txt$/, '.md');

const filled = (text: string, { name, license, version }: Wanted): string =>
  text
    .replaceAll('LICENSE_LINE', licenseLine(license))
    .replaceAll('LICENSE_ID', LICENSES[license].id)
    .replaceAll('VERSION', version)
    .replaceAll(/\bNAME\b/g, name);

function licenseLine(license: License): string {
  const { name } = LICENSES[license];
  return name === undefined ? 'All rights reserved.' : `This game is under ${name}; see \`LICENSE\`.`;
}

const licenseText = async (license: License): Promise<string> =>
  await readFile(join(resource('repository'), 'licenses', `${license}.txt`), 'utf8');
