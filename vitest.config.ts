import { defineConfig } from 'vitest/config';
import { alone } from './tools/soak/test/alone.ts';
import { CommandsFirst } from './tools/soak/test/commands-first.ts';
import { slowest } from './tools/soak/test/slowest.ts';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default', slowest],
    setupFiles: ['tools/soak/test/laws.ts'],
    sequence: { sequencer: CommandsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{libs,apps,tools}/*/{src,test}/**/*.test.{ts,tsx}'],
          exclude: [...alone],
          // Hardly anything keeps state between calls, so these test files share what they import.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [...alone] } },
    ],
  },
});
