import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, type Series, shiftOf } from '../src/index.ts';
import { noPairs, withPair } from '../src/paired.ts';

const series = (more: Partial<Series> = {}): Series => ({
  module: stonesModule(),
  seed: 5,
  first: 0,
  games: 0,
  seats: [0],
  options: Int32Array.of(20),
  maxDecisions: 100,
  ...more,
});
const side = (more: Partial<Series> = {}) => ({ series: series(more), uses: new Map<string, number>() });

describe('comparing', () => {
  test('a game with itself: every game goes the same way', () => {
    const same = compare({ before: side(), after: side() }, 40);
    expect(same).toMatchObject({ pairs: 40, same: 40, firstOther: undefined, faults: 0 });
    expect(shiftOf(same.decisions)).toMatchObject({ difference: 0, interval: { low: 0, high: 0 } });
    expect(same.decisions.before).toBeGreaterThan(0);
  });

  test('a longer game takes more decisions, and is another one', () => {
    const longer = compare({ before: side(), after: side({ options: Int32Array.of(40) }) }, 40);
    const { difference, interval } = shiftOf(longer.decisions);
    expect(difference).toBeGreaterThan(0);
    expect(interval?.low).toBeGreaterThan(0);
    expect(longer.same).toBeLessThan(40);
    expect(longer.firstOther).toBeDefined();
  });

  test('every game is won by somebody, drawn, or at the limit', () => {
    const { winners, drawn, limited } = compare({ before: side(), after: side({ maxDecisions: 3 }) }, 30);
    const won = [...winners.values()].reduce((sum, { before }) => sum + before, 0);
    expect(won + drawn.before + limited.before).toBe(30);
    expect(limited.after).toBe(30);
    for (const { pairs } of winners.values()) expect(pairs).toBe(30);
  });
});

describe('a figure in pairs', () => {
  const figures = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
    minLength: 2,
  });

  test('has the mean and the spread of the differences', () => {
    fc.assert(
      fc.property(figures, (pairs) => {
        const shift = shiftOf(pairs.reduce((sums, [a, b]) => withPair(sums, a, b), noPairs));
        const differences = pairs.map(([a, b]) => b - a);
        const mean = differences.reduce((sum, d) => sum + d, 0) / differences.length;
        const variance = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (differences.length - 1);
        expect(shift.difference).toBeCloseTo(mean, 8);
        const { low = 0, high = 0 } = shift.interval ?? {};
        expect((high - low) / 2).toBeCloseTo(1.959964 * Math.sqrt(variance / differences.length), 6);
      }),
    );
  });

  test('says nothing about where it lies from a single pair', () => {
    expect(shiftOf(withPair(noPairs, 1, 3))).toEqual({ before: 1, after: 3, difference: 2, interval: undefined });
  });
});
