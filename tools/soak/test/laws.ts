// Set up before all test files: a law is tried while there is time for it. LAW_RUNS says how many times as often as it
// asks for, and gives it more time.
import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';

const TIMES = Number(process.env.LAW_RUNS ?? 1);
/** How many milliseconds one law may take; after that, what was tried has to do. */
const MOST = process.env.LAW_RUNS === undefined ? 1500 : 10_000;
/** Laws begin with this seed; without it with another one each time. */
const SEED = process.env.LAW_SEED;
/** What fast-check does unless it is told. */
const USUAL = 100;

vi.mock('fast-check', async (original) => {
  const all = await original<typeof import('fast-check')>();
  const assert = (property: IRawProperty<unknown>, parameters?: Parameters<unknown>) =>
    all.assert(property, {
      ...parameters,
      numRuns: TIMES * (parameters?.numRuns ?? USUAL),
      interruptAfterTimeLimit: MOST,
      ...(SEED === undefined ? {} : { seed: Number(SEED) }),
    });
  return { ...all, assert, default: { ...all.default, assert } };
});
