import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boardCovers } from './vite/board-covers.ts';
import { bundledPackages } from './vite/bundled-packages.ts';
import { findingPages } from './vite/finding-pages.ts';
import { ftlText } from './vite/ftl-text.ts';
import { shippedCompilations } from './vite/shipped-compilations.ts';
import { shippedSums } from './vite/shipped-sums.ts';

const RULESETS = fileURLToPath(new URL('../../rulesets', import.meta.url));
const packages = bundledPackages(fileURLToPath(new URL('../..', import.meta.url)));

export default defineConfig({
  plugins: [
    react(),
    ftlText(),
    findingPages(),
    boardCovers(RULESETS),
    shippedSums(RULESETS),
    shippedCompilations(RULESETS),
    packages.page,
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
});
