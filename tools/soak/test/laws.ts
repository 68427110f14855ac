// Set up before all test files: LAW_RUNS says how many times as often as it asks for a law is tried. How often that is
// never depends on the clock, so that a law proves the same on a busy machine. A law should ask for no more than takes a
// second or two; the long tests try it ten times as often, and every change less often than it asks.
import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';

const FOR_EVERY_CHANGE = 0.2;
const TIMES = Number(process.env.LAW_RUNS ?? FOR_EVERY_CHANGE);
/** Laws begin with this seed; without it with another one each time. */
const SEED = process.env.LAW_SEED;
/** What fast-check does by default. */
const USUAL = 100;

vi.mock('fast-check', async (original) => {
  const all = await original<typeof import('fast-check')>();
  const assert = (property: IRawProperty<unknown>, parameters?: Parameters<unknown>) =>
    all.assert(property, {
      ...parameters,
      numRuns: Math.ceil(TIMES * (parameters?.numRuns ?? USUAL)),
      ...(SEED === undefined ? {} : { seed: Number(SEED) }),
    });
  return { ...all, assert, default: { ...all.default, assert } };
});
