import { defineConfig } from 'vitest/config';
import { slowest } from './tools/soak/test/slowest.ts';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default', slowest],
    setupFiles: process.env.LAW_RUNS === undefined ? [] : ['tools/soak/test/more-runs.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'libs',
          include: ['libs/*/{src,test}/**/*.test.{ts,tsx}'],
          // Libraries keep nothing between calls, so their test files share what they import.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apps', include: ['{apps,tools}/*/{src,test}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
