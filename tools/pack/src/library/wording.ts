import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUNDLED = 'bundled-wording';
const IMPORT = /^import (\w+) from '(.*)\?raw';$/gm;

/**
 * Puts texts into the module that imports them: who uses the library may have no bundler, or another one. A library
 * without such texts stays as it is.
 */
export function inlineWording(folder: string, dist: string): void {
  const from = join(dist, `${BUNDLED}.js`);
  if (!existsSync(from)) return;
  const code = readFileSync(from, 'utf8').replaceAll(IMPORT, (_, name: string, path: string) => {
    const text = readFileSync(join(folder, 'src', path), 'utf8').replaceAll('\r\n', '\n');
    return `const ${name} = ${JSON.stringify(text)};`;
  });
  writeFileSync(join(dist, 'wording.js'), code);
  rmSync(from);
  renameSync(join(dist, `${BUNDLED}.d.ts`), join(dist, 'wording.d.ts'));
}
