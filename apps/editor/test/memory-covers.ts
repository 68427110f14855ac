import type { CoverStore } from '../src/storage/cover-store.ts';

/** Covers that last as long as the test. */
export const memoryCovers = (): CoverStore => {
  const covers = new Map<string, string>();
  return {
    of: async (ruleset) => covers.get(ruleset),
    keep: async (ruleset, svg) => void covers.set(ruleset, svg),
    forget: async (ruleset) => void covers.delete(ruleset),
  };
};
