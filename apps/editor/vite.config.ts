import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boardCovers } from './vite/board-covers.ts';
import { bundledPackages } from './vite/bundled-packages.ts';
import { fetchedWording } from './vite/fetched-wording.ts';
import { findingPages } from './vite/finding-pages.ts';
import { firstView } from './vite/first-view.ts';
import { ftlText } from './vite/ftl-text.ts';
import { noScriptCycles } from './vite/no-script-cycles.ts';
import { notAtFirst } from './vite/not-at-first.ts';
import { serverPage } from './vite/server-page.ts';
import { shippedCompilations } from './vite/shipped-compilations.ts';
import { shippedSums } from './vite/shipped-sums.ts';

const RULESETS = fileURLToPath(new URL('../../rulesets', import.meta.url));
const packages = bundledPackages(fileURLToPath(new URL('../..', import.meta.url)));

/** All but what needs Monaco: whoever plays must never wait for that. */
const BUT_TEXT_EDITOR = /^(?!.*[\\/]text-editor[\\/])/;

const WORDING = /libs[\\/]messages[\\/]wording[\\/]\w+\.([\w-]+)\.ftl/;
const wordingLanguage = (id: string): string => `wording-${WORDING.exec(id)?.[1]}`;

export default defineConfig({
  plugins: [
    react(),
    firstView(),
    serverPage(),
    ftlText(),
    fetchedWording(),
    findingPages(),
    boardCovers(RULESETS),
    shippedSums(RULESETS),
    shippedCompilations(RULESETS),
    packages.page,
    noScriptCycles(),
    notAtFirst(),
  ],
  base: './',
  worker: { format: 'es', plugins: () => [ftlText(), findingPages(), packages.worker] },
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
            // One request for each language.
            { name: wordingLanguage, test: WORDING },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Every file costs a request, even from the cache: the first view is one, and what parts loaded later share is a few.
            { name: 'first', tags: ['$initial'] },
            {
              name: 'shared',
              test: BUT_TEXT_EDITOR,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
            },
          ],
        },
      },
    },
  },
});
