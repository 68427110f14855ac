import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from './replayed.ts';

/** The file of a release with the codes that its findings had, a line each. */
export const CODES = 'codes.txt';
const PAGES = join(import.meta.dirname, '../../../docs/findings/en');

/** The codes of today: each has a page in the manual. */
export const codesOfToday = (): readonly string[] =>
  globSync('*/*.md', { cwd: PAGES })
    .map((path) => path.replaceAll('\\', '/').replace(/\.md$/, ''))
    .toSorted();

/** Releases with the codes that were kept of them. */
export const keptCodes = (): readonly (readonly [release: string, codes: readonly string[]])[] =>
  globSync('*', { cwd: RELEASES })
    .map((release) => [release, join(RELEASES, release, CODES)] as const)
    .filter(([, path]) => existsSync(path))
    .map(([release, path]) => [release, readFileSync(path, 'utf8').trim().split('\n')] as const);
