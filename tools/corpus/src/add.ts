import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSource } from '@sandtable/compiler';
import { CODES, codesOfToday } from './codes.ts';
import { END, MATCH, RELEASES, replayed } from './replayed.ts';

/** Keeps the templates of `sandtable new` with a match of each for a release, and the codes of its findings. */
const ROOT = join(import.meta.dirname, '../../..');
const TEMPLATES = join(ROOT, 'apps/cli/templates');
const [release] = process.argv.slice(2);
if (release === undefined || !/^\d+\.\d+\.\d+$/.test(release)) throw new Error('Say which release: 0.2.0');

for (const name of globSync('*', { cwd: TEMPLATES })) {
  const folder = join(RELEASES, release, name);
  if (existsSync(folder)) throw new Error(`${folder} is there already, and is never changed.`);
  const files = globSync('**/*.*', { cwd: join(TEMPLATES, name) }).filter((path) =>
    isSource(path.replaceAll('\\', '/')),
  );
  for (const path of files) cpSync(join(TEMPLATES, name, path), join(folder, path));
  const variants = globSync('variants/*.sand', { cwd: folder }).map((path) => path.replace(/^.*[\\/]|\.sand$/g, ''));
  const game = [folder, ...variants.slice(0, 1)].join('+');
  const command = [join(ROOT, 'apps/cli/src/main.ts'), 'play', game, '--bot', 'all', '--seed', '1914'];
  execFileSync(process.execPath, [...command, '--save', join(folder, MATCH)], { stdio: 'ignore' });
  writeFileSync(join(folder, END), (await replayed(folder)).end);
}

writeFileSync(join(RELEASES, release, CODES), `${codesOfToday().join('\n')}\n`);
