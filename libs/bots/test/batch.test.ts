import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { batch, createRandom, merge, noTotals, type Series, type Totals, wilson } from '../src/index.ts';
import { built, SKIRMISH } from './built.ts';

const series = (first: number, games: number, more: Partial<Series> = {}): Series => ({
  module: stonesModule(),
  seed: 5,
  first,
  games,
  seats: [0],
  options: Int32Array.of(20),
  maxDecisions: 100,
  ...more,
});

/** The series cut at some places, its parts in some order. */
const cuts = fc
  .uniqueArray(fc.integer({ min: 1, max: 29 }), { maxLength: 6 })
  .map((inner) => [0, ...inner.toSorted((a, b) => a - b), 30])
  .chain((bounds) => {
    const parts = bounds.slice(1).map((end, i) => ({ first: bounds[i] ?? 0, games: end - (bounds[i] ?? 0) }));
    return fc.shuffledSubarray(parts, { minLength: parts.length, maxLength: parts.length });
  });

describe('batches merge', () => {
  test('to the whole series, however it is cut and in any order', () => {
    const whole = batch(series(0, 30));
    fc.assert(
      fc.property(cuts, (parts) => {
        const totals = parts.map(({ first, games }) => batch(series(first, games)));
        expect(totals.reduce(merge, noTotals)).toEqual(whole);
      }),
    );
  });

  const counts = fc.nat({ max: 1000 });
  const anyTotals: fc.Arbitrary<Totals> = fc.record({
    games: counts,
    decisions: counts,
    shortest: counts,
    longest: counts,
    won: counts,
    drawn: counts,
    limited: counts,
    faults: counts,
    firstFaults: fc.constant([]),
    winners: fc.dictionary(fc.constantFrom('ann', 'bob', 'eve'), counts),
    ran: fc.array(counts, { minLength: 3, maxLength: 3 }),
    read: fc.array(counts, { minLength: 3, maxLength: 3 }),
    guesses: fc.dictionary(fc.constantFrom('a/x', 'b/y'), fc.record({ asked: fc.nat(9), atRandom: fc.nat(9) })),
    digest: fc.integer({ min: 0, max: 2 ** 52 - 1 }),
  });

  test('commutatively, associatively and with a neutral batch', () => {
    fc.assert(
      fc.property(anyTotals, anyTotals, anyTotals, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(a, noTotals)).toEqual(a);
      }),
    );
  });

  test('with the faults of the lowest numbers', () => {
    const faults = (first: number): Totals => ({
      ...noTotals,
      firstFaults: Array.from({ length: 8 }, (_, i) => ({ game: first + i, seed: 0, fault: 'fault/range', place: 0 })),
    });
    expect(merge(faults(20), faults(3)).firstFaults.map(({ game }) => game)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 20, 21]);
  });
});

test('the length of games is that of the shortest and the longest', () => {
  const lengths = Array.from({ length: 30 }, (_, game) => batch(series(game, 1)).decisions);
  expect(batch(series(0, 30))).toMatchObject({ shortest: Math.min(...lengths), longest: Math.max(...lengths) });
});

test('a module that counts tells what ran, each batch for itself', async () => {
  const module = await built(SKIRMISH, true);
  const run = () => batch(series(0, 5, { module, options: new Int32Array(0) }));
  const { ran, read } = run();
  expect(ran).toHaveLength(module.info.counted.length);
  expect(read).toHaveLength(module.info.kinds.reduce((n, { members }) => n + members.length, 0));
  // Sides of pieces are read at every turn; nothing stands in the rows of sides and places.
  expect(read.slice(0, 8)).toEqual(new Array(8).fill(0));
  expect(read.slice(8).every((times) => times > 0)).toBe(true);
  expect(Math.max(...ran)).toBeGreaterThan(0);
  expect(run()).toMatchObject({ ran, read });
});

test.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [50, 100, 0.404, 0.596],
])('wilson: %i of %i lies between %f and %f', (hits, trials, low, high) => {
  const interval = wilson(hits, trials);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('the same series gives the same figures; another seed another digest', () => {
  expect(batch(series(0, 10))).toEqual(batch(series(0, 10)));
  expect(batch(series(0, 10, { seed: 6 })).digest).not.toBe(batch(series(0, 10)).digest);
});

test('a batch makes as few objects for many games as for one', () => {
  const made = (games: number): number => {
    const calls = [vi.spyOn(Object, 'entries'), vi.spyOn(Object, 'fromEntries'), vi.spyOn(Array, 'from')];
    batch(series(0, games));
    const count = calls.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
    return count;
  };
  expect(made(30)).toBe(made(1));
});

test('every game ends or is reported at the limit', () => {
  expect(batch(series(0, 20))).toMatchObject({ games: 20, won: 20, limited: 0, faults: 0 });
  expect(batch(series(0, 20, { maxDecisions: 2 }))).toMatchObject({ won: 0, limited: 20, decisions: 40 });
});

test('options drawn at random are values of their types', () => {
  expect(batch(series(0, 50, { options: 'random' })).games).toBe(50);
});

describe('random', () => {
  test('stays below n, also beyond 32 bits', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, n) => {
        const random = createRandom(seed);
        for (const limit of [n, n * 2 ** 20]) {
          const drawn = random(limit);
          expect(drawn >= 0 && drawn < limit && Number.isInteger(drawn)).toBe(true);
        }
      }),
    );
  });

  test('is even enough', () => {
    const random = createRandom(1);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const face = random(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
