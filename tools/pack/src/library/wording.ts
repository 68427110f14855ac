import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUNDLED = 'bundled-wording';
/** Only our own page fetches texts later. */
const FETCHED = 'fetched-wording';
const GLOB = /import\.meta\.glob\('([^'*]*)\*(\.\w+)'[^)]*\)/g;

/**
 * Puts texts into the module that asks for them: who uses the library may have no bundler, or another one. A library
 * without such texts stays as it is.
 */
export function inlineWording(folder: string, dist: string): void {
  const from = join(dist, `${BUNDLED}.js`);
  if (!existsSync(from)) return;
  const code = readFileSync(from, 'utf8').replaceAll(GLOB, (_, at: string, ending: string) => {
    const names = readdirSync(join(folder, 'src', at)).filter((name) => name.endsWith(ending));
    const textOf = (name: string): string =>
      readFileSync(join(folder, 'src', at, name), 'utf8').replaceAll('\r\n', '\n');
    return JSON.stringify(Object.fromEntries(names.toSorted().map((name) => [at + name, textOf(name)] as const)));
  });
  writeFileSync(join(dist, 'wording.js'), code);
  rmSync(from);
  for (const ending of ['js', 'd.ts']) rmSync(join(dist, `${FETCHED}.${ending}`), { force: true });
  renameSync(join(dist, `${BUNDLED}.d.ts`), join(dist, 'wording.d.ts'));
}
