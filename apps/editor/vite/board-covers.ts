import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InputFile } from '@sandtable/compiler';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { coversOf, type Drawer } from './draw-covers.ts';

const DRAWER = fileURLToPath(new URL('../../../libs/picture/src/standalone.tsx', import.meta.url));

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
  const drawer = await drawerIn();
  const rulesets = new Set(globSync('*/*.sand', { cwd: folder }).flatMap((path) => path.split(/[\\/]/)[0] ?? []));
  const covers: Cover[] = [];
  for (const ruleset of [...rulesets].toSorted())
    for (const [lang, svg] of await coversOf(filesIn(`${folder}/${ruleset}`), drawer))
      covers.push({ ruleset, lang, svg });
  return covers;
}

/** Node runs no JSX and imports no style sheets. */
const drawerIn = async (): Promise<Drawer> => {
  const { module } = await runnerImport<Drawer>(DRAWER, {
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
  });
  return module;
};

const filesIn = (folder: string): readonly InputFile[] =>
  globSync('**/*.{sand,json,csv,map,ftl}', { cwd: folder, exclude: ['**/node_modules/**', '**/dist*/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));
