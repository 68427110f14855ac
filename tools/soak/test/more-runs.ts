// Set up before test files whose laws are to be tried more often: as often as LAW_RUNS says, while there is time.
import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';

const TIMES = Number(process.env.LAW_RUNS ?? 1);
/** How many milliseconds one law may take; after that, what was tried has to do. */
const MOST = 10_000;
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
