import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batch, createRandom, merge, type Series } from '../src/index.ts';

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

test('batches over parts of a series merge to the whole, in any order', () => {
  const [a, b, c] = [batch(series(0, 7)), batch(series(7, 20)), batch(series(27, 3))];
  expect(merge(merge(c, a), b)).toEqual(batch(series(0, 30)));
});

test('the same series gives the same figures; another seed another digest', () => {
  expect(batch(series(0, 10))).toEqual(batch(series(0, 10)));
  expect(batch(series(0, 10, { seed: 6 })).digest).not.toBe(batch(series(0, 10)).digest);
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
