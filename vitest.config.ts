import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findingPages } from './apps/editor/vite/finding-pages.ts';
import { alone, drawn } from './tools/soak/test/alone.ts';
import { CommandsFirst } from './tools/soak/test/commands-first.ts';
import { slowest } from './tools/soak/test/slowest.ts';

// Each process strips types off what Node loads, and compiles it; what comes of that is kept, as the command keeps its own.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** What Node itself can't load: what is drawn on the page is written in TSX, and reads styles as text. */
const PAGE = [
  '{apps/editor,libs/board,libs/picture}/{src,test}/**/*.test.ts',
  '{libs,apps,tools}/*/{src,test}/**/*.test.tsx',
  'apps/cli/test/{crowded,shipped}-boards.test.ts',
];

/** What the page consists of but Node itself can load: no JSX, no styles, and nothing that tests replace. */
const NATIVE = [/\/libs\/(?!board\/|picture\/)[\w-]+\/src\/.+\.ts$/];
const server = { deps: { external: NATIVE } };

/** The extension imports what only its host has. */
const isTransformed = (path: string): boolean => /^apps\/(?:editor|vscode)\//.test(path);

export default defineConfig({
  plugins: [findingPages()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Style sheets that are read as text aren't emptied.
    css: { include: /[?&]raw$/ },
    reporters: ['default', slowest],
    setupFiles: ['tools/soak/test/laws.ts'],
    sequence: { sequencer: CommandsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'native',
          include: ['{libs,apps,tools}/*/{src,test}/**/*.test.ts'],
          exclude: [...PAGE, ...alone, ...drawn],
          // Hardly anything keeps state between calls, so these test files share what they import.
          isolate: false,
          // Node loads them as it loads the command: nothing is transformed, and nothing waits for what transforms.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: PAGE,
          exclude: [...alone, ...drawn],
          setupFiles: ['tools/soak/test/as-it-was.ts'],
          server,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: [...drawn],
          setupFiles: ['tools/soak/test/as-it-was.ts', 'apps/editor/test/empty-page.ts'],
          environment: 'happy-dom',
          server,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone.filter(isTransformed), server } },
      {
        extends: true,
        test: {
          name: 'native alone',
          include: alone.filter((path) => !isTransformed(path)),
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
