import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import { BOOK_FONTS, HYPHENATION_FILES, IN_REPOSITORY } from '@sandtable/cli/resources';
import { ROOT } from '../root.ts';

type Name = keyof typeof IN_REPOSITORY;

/** The build of the page lists here whose code is in it. */
const PACKAGES_OF_PAGE = 'bundled-packages.json';

/** Folders of the packages of which something comes with the command beside its own code: in the page, fonts, hyphenation. */
export function packagesOfResources(): readonly string[] {
  const list = join(ROOT, 'apps/cli/src', IN_REPOSITORY.editor, PACKAGES_OF_PAGE);
  if (!existsSync(list)) throw new Error(`${list} is missing; run “npm run build” first.`);
  const page = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  const fonts = BOOK_FONTS.map(({ file }) => `node_modules/@fontsource/${file.slice(0, file.indexOf('/'))}`);
  return [...page, ...fonts, 'node_modules/hyphen'];
}

/** What of a folder is not meant for users. */
const LEFT_OUT: Partial<Record<Name, (path: string) => boolean>> = {
  rulesets: (path) => !isRulesetFile(path.slice(path.indexOf('/') + 1)),
  // Next to the page, the compiler of TypeScript keeps what it knows of its types.
  editor: (path) => path.endsWith('.map') || path.startsWith('types') || path === PACKAGES_OF_PAGE,
  fonts: (path) => !BOOK_FONTS.some(({ file }) => file === path),
  hyphenation: (path) => !HYPHENATION_FILES.includes(path),
};

/** Copies what comes with the command, under the names by which it looks for it. */
export function copyResources(to: string): void {
  for (const name of Object.keys(IN_REPOSITORY) as Name[]) {
    const from = join(ROOT, 'apps/cli/src', IN_REPOSITORY[name]);
    if (!existsSync(from)) throw new Error(`${from} is missing; run “npm run build” first.`);
    if (name.includes('.')) cpSync(from, join(to, name));
    else copyFolder(from, join(to, name), LEFT_OUT[name] ?? (() => false));
  }
}

function copyFolder(from: string, to: string, isLeftOut: (path: string) => boolean): void {
  const found = globSync('**/*', { cwd: from, withFileTypes: true, exclude: ['**/node_modules/**', '*/dist/**'] });
  for (const entry of found.filter((one) => one.isFile())) {
    const full = join(entry.parentPath, entry.name);
    const path = full.slice(from.length + 1).replaceAll('\\', '/');
    if (isLeftOut(path)) continue;
    cpSync(full, join(to, path), { recursive: true });
  }
  if (!existsSync(to)) throw new Error(`No file of ${dirname(from)} was packed.`);
}
