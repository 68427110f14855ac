import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RestorePoint, textsAt, thinned } from '../src/storage/restore-points.ts';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

const points: fc.Arbitrary<readonly RestorePoint[]> = fc.array(
  fc
    .record({
      age: fc.oneof(fc.integer({ min: 0, max: 2 * HOUR }), fc.integer({ min: 0, max: 40 * 24 * HOUR })),
      texts: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.option(fc.string({ maxLength: 3 })), { minKeys: 1 }),
    })
    .map(({ age, texts }) => ({ ruleset: 'g', time: NOW - age, texts })),
  { maxLength: 40 },
);

test('what stands at a point that stays is what stood there, and thinning again changes nothing', () => {
  fc.assert(
    fc.property(points, (all) => {
      const kept = thinned(all, NOW);
      for (const { time } of kept) expect(textsAt(kept, time)).toEqual(textsAt(all, time));
      expect(thinned(kept, NOW)).toEqual(kept);
      expect(kept.every(({ time }) => NOW - time < 31 * 24 * HOUR)).toBe(true);
      const recent = new Set(all.filter(({ time }) => NOW - time < HOUR).map(({ time }) => time));
      expect(kept.filter(({ time }) => NOW - time < HOUR)).toHaveLength(recent.size);
    }),
  );
});

test('a month of work takes no more points than it has days and hours', () => {
  const all = Array.from({ length: 5000 }, (_, i) => ({
    ruleset: 'g',
    time: NOW - HOUR - i * 500_000,
    texts: { a: `${i}` },
  }));
  expect(thinned(all, NOW).length).toBeLessThan(24 + 2 + 32);
});

test('there is no more than there is room for, and the newest stay', () => {
  const big = 'x'.repeat(1_000_000);
  const all = Array.from({ length: 20 }, (_, i) => ({
    ruleset: 'g',
    time: NOW - i * 1000,
    texts: { [`f${i % 2}`]: `${i}${big}` },
  }));
  const kept = thinned(all, NOW);
  expect(kept.length).toBeLessThan(9);
  expect(textsAt(kept, NOW)).toEqual(textsAt(all, NOW));
  expect(kept.at(-1)?.time).toBe(NOW);
});
