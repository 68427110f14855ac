import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const BROWSER = join(import.meta.dirname, '../browser');

/** Bundles one script for browsers, with its styles and fonts beside it. */
export async function bundle(name: 'early' | 'site' | 'worker', outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
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
        output: { format: 'iife', entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

/** Bundles a script and gives its text alone. */
export async function bundleText(name: 'worker', work: string): Promise<string> {
  await bundle(name, work);
  return readFileSync(join(work, `${name}.js`), 'utf8');
}
