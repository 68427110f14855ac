import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{libs,apps,tools}/*/{src,test}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    maxWorkers: 2,
    setupFiles: process.env.LAW_RUNS === undefined ? [] : ['tools/soak/test/more-runs.ts'],
  },
});
