// Writes the extension to dist/extension: one script with everything it needs, and what it declares, as files.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EDITING } from '@sandtable/syntax/editing';
import { build } from 'vite';
import { grammar } from './manifest/grammar.ts';
import { extensionManifest } from './manifest/manifest.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const TO = 'dist/extension';
/** All packages have the version of the repository. */
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { readonly version: string };

rmSync(here(TO), { recursive: true, force: true });
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: TO,
    minify: true,
    license: { fileName: 'LICENSES.md' },
    rolldownOptions: {
      external: ['vscode'],
      input: 'src/extension.ts',
      output: { format: 'cjs', entryFileNames: 'extension.cjs', codeSplitting: false },
    },
  },
});
const files = {
  'package.json': extensionManifest(version),
  'language.json': EDITING,
  'sand.tmLanguage.json': grammar(),
};
mkdirSync(here(TO), { recursive: true });
for (const [name, data] of Object.entries(files))
  writeFileSync(here(`${TO}/${name}`), `${JSON.stringify(data, null, 2)}\n`);
cpSync(here('manifest/snippets.json'), here(`${TO}/snippets.json`));
cpSync(here('manifest/README-of-extension.md'), here(`${TO}/README.md`));
cpSync(here('../../LICENSE'), here(`${TO}/LICENSE`));
