import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InputFile } from '@sandtable/compiler';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { coversOf, type Drawer } from './draw-covers.ts';
import { kept } from './kept.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DRAWER = `${ROOT}/libs/picture/src/standalone.tsx`;
/** Drawing takes seconds: what was drawn is kept between builds, one file for each ruleset. */
const KEPT = `${ROOT}/node_modules/.cache/sandtable-covers`;

/** Draws a cover for each ruleset in a folder, in each of its languages; `covers.json` says where they are. */
export const boardCovers = (folder: string): Plugin => ({
  name: 'board-covers',
  async generateBundle() {
    const covers: Record<string, Record<string, string>> = {};
    for (const { ruleset, lang, svg } of await drawn(folder)) {
      const sum = createHash('sha256').update(svg).digest('hex').slice(0, 8);
      const fileName = `assets/cover-${ruleset}.${lang}-${sum}.svg`;
      this.emitFile({ type: 'asset', fileName, source: svg });
      covers[ruleset] = { ...covers[ruleset], [lang]: fileName };
    }
    this.emitFile({ type: 'asset', fileName: 'covers.json', source: JSON.stringify(covers) });
  },
});

interface Cover {
  readonly ruleset: string;
  readonly lang: string;
  readonly svg: string;
}

async function drawn(folder: string): Promise<readonly Cover[]> {
  const code = sumOfCode();
  let loading: Promise<Drawer> | undefined;
  const drawer = (): Promise<Drawer> => {
    loading ??= drawerIn();
    return loading;
  };
  const rulesets = new Set(globSync('*/*.sand', { cwd: folder }).flatMap((path) => path.split(/[\\/]/)[0] ?? []));
  const covers: Cover[] = [];
  for (const ruleset of [...rulesets].toSorted()) {
    const files = filesIn(`${folder}/${ruleset}`, '**/*.{sand,json,csv,map,ftl}');
    const draw = async () => coversOf(files, await drawer());
    for (const [lang, svg] of await kept(`${KEPT}/${ruleset}.json`, sumOf(code, files), draw))
      covers.push({ ruleset, lang, svg });
  }
  return covers;
}

/** All that covers are drawn with: they are drawn again when any of it has changed. */
const sumOfCode = (): string =>
  sumOf('', [
    ...filesIn(`${ROOT}/libs`, '*/{package.json,src/**/*.*,wording/**/*.*}'),
    ...filesIn(import.meta.dirname, '*.ts'),
    ...filesIn(ROOT, 'package-lock.json'),
  ]);

const sumOf = (start: string, files: readonly InputFile[]): string => {
  const hash = createHash('sha256').update(start);
  for (const { path, text } of files) hash.update(`${path}\0${text.length}\0${text}`);
  return hash.digest('hex');
};

/** Node runs no JSX and imports no style sheets. */
const drawerIn = async (): Promise<Drawer> => {
  const { module } = await runnerImport<Drawer>(DRAWER, {
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
  });
  return module;
};

const filesIn = (folder: string, pattern: string): readonly InputFile[] =>
  globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**', '**/dist*/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));
