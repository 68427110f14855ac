import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ftlText } from '@sandtable/editor/ftl-text';
import { build } from 'vite';

const BROWSER = join(import.meta.dirname, '../browser');

/** `try` is a module that others import once someone needs it. */
type Script = 'early' | 'site' | 'try' | 'try-worker' | 'worker';

/** Bundles one script for browsers, with its styles and fonts beside it. */
export async function bundle(name: Script, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [ftlText()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      // Otherwise a script of this format brings its styles along, which come too late then.
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(BROWSER, `${name}.ts`),
        preserveEntrySignatures: 'strict',
        output: {
          format: name === 'try' ? 'es' : 'iife',
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
}

/** Bundles a script and gives its text alone. */
export async function bundleText(name: 'worker', work: string): Promise<string> {
  await bundle(name, work);
  return readFileSync(join(work, `${name}.js`), 'utf8');
}
