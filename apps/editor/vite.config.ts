import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { boardCovers } from './vite/board-covers.ts';
import { findingPages } from './vite/finding-pages.ts';
import { ftlText } from './vite/ftl-text.ts';

const RULESETS = fileURLToPath(new URL('../../rulesets', import.meta.url));
const OF_RULESETS = '*/**/*.{sand,json,csv,map,md,ftl,po,txt}';

/** Which files come with Sandtable, as sums: a link need not carry what everybody has. */
const shipped = (): Plugin => ({
  name: 'shipped',
  generateBundle() {
    const sums: Record<string, Record<string, string>> = {};
    const found = globSync(OF_RULESETS, {
      cwd: RULESETS,
      exclude: ['**/node_modules/**', '**/dist/**', '**/dist-*/**'],
    });
    const paths = found.map((one) => one.replaceAll('\\', '/')).filter(isRulesetFile);
    for (const path of paths.sort()) {
      const [ruleset = '', ...rest] = path.split('/');
      sums[ruleset] ??= {};
      sums[ruleset][rest.join('/')] = createHash('sha256')
        .update(readFileSync(`${RULESETS}/${path}`))
        .digest('hex')
        .slice(0, 16);
    }
    this.emitFile({ type: 'asset', fileName: 'shipped.json', source: JSON.stringify(sums) });
  },
});

export default defineConfig({
  plugins: [react(), ftlText(), findingPages(), boardCovers(RULESETS), shipped()],
  base: './',
  worker: { format: 'es', plugins: () => [ftlText(), findingPages()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    // The policy of the server admits fonts from itself only, so nothing may be inlined as a data address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What loads a part later stands by itself: otherwise it lands in Monaco's chunk, and the first view waits for that.
            { name: 'preload', test: /preload-helper/, priority: 1 },
            // Its words are fetched in one language only.
            { name: 'monaco', test: /monaco-editor(?!.*[\\/]nls[\\/]lang[\\/])/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
});
