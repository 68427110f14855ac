import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Library } from './closure.ts';

/** Writes the code of a library as JavaScript with types and style sheets into `to`; its references are built already. */
export function emitLibrary({ folder }: Library, to: string): void {
  const work = `${to}.work`;
  const run = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      ...['-p', join(folder, 'tsconfig.json'), '--emitDeclarationOnly', 'false', '--outDir', work],
      ...['--tsBuildInfoFile', join(work, 'info.tsbuildinfo')],
    ],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`${folder} does not compile:\n${run.stdout}${run.stderr}`);
  cpSync(join(work, 'src'), to, { recursive: true });
  rmSync(work, { recursive: true });
  for (const path of globSync('**/*.d.ts', { cwd: to })) withEndings(join(to, path));
  for (const path of globSync('**/*.css', { cwd: join(folder, 'src') })) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(folder, 'src', path), join(to, path));
  }
}

/** The compiler leaves the endings of sources in types, though not in code. */
const withEndings = (path: string): void =>
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
  );
