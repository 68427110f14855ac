import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviationsFor } from '../src/compare/normal.ts';
import { isClear, noPairs, plus, withPair } from '../src/compare/paired.ts';
import {
  type Comparison,
  compare,
  gameOf,
  mergeComparisons,
  noComparison,
  type Series,
  shiftOf,
  summaryOf,
} from '../src/index.ts';
import { built } from './built.ts';

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
const figure = ({ figures }: Comparison, sort: string, path = '', value?: string) => {
  const found = figures.find(
    ({ measure }) => measure.sort === sort && measure.path === path && measure.value === value,
  );
  if (found === undefined) throw new Error(`nothing is measured for ${sort} ${path}`);
  return found;
};

describe('comparing', () => {
  test('a game with itself: every game goes the same way', () => {
    const same = compare({ before: side(), after: side() }, 40);
    expect(same).toMatchObject({ pairs: 40, same: 40, others: [], faults: 0 });
    const decisions = figure(same, 'decisions');
    expect(shiftOf(decisions)).toMatchObject({ difference: 0, interval: { low: 0, high: 0 } });
    expect(decisions.before).toBeGreaterThan(0);
    for (const { before, after, squares } of same.figures) expect([after, squares]).toEqual([before, 0]);
    expect(summaryOf(same)).toMatchObject({ clear: [], nothingClear: true });
    expect(same.lengths.every(([, before, after]) => before === after)).toBe(true);
  });

  test('a longer game takes more decisions, and is another one', () => {
    const longer = compare({ before: side(), after: side({ options: Int32Array.of(40) }) }, 40);
    const { difference, interval } = shiftOf(figure(longer, 'decisions'));
    expect(difference).toBeGreaterThan(0);
    expect(interval?.low).toBeGreaterThan(0);
    expect(longer.same).toBeLessThan(40);
    expect(longer.others[0]).toMatchObject({ before: { ended: 'won' }, after: { ended: 'won' } });
    expect(summaryOf(longer).nothingClear).toBe(false);
    expect(longer.lengths.reduce((sum, [, before]) => sum + before, 0)).toBe(40);
  });

  test('every game is won by somebody, drawn, or at the limit', () => {
    const comparison = compare({ before: side(), after: side({ maxDecisions: 3 }) }, 30);
    const wins = comparison.figures.filter(({ measure }) => measure.sort === 'won');
    const won = wins.reduce((sum, { before }) => sum + before, 0);
    expect(won + figure(comparison, 'drawn').before + figure(comparison, 'limited').before).toBe(30);
    expect(figure(comparison, 'limited').after).toBe(30);
    for (const { pairs } of comparison.figures) expect(pairs).toBe(30);
  });

  test('parts of it merge to the whole, however it is cut and in any order', () => {
    const sides = (first: number) => ({ before: side({ first }), after: side({ first, options: Int32Array.of(23) }) });
    const whole = compare(sides(0), 24);
    const cuts = fc.shuffledSubarray([0, 5, 6, 14], { minLength: 4 });
    const games: Readonly<Record<number, number>> = { 0: 5, 5: 1, 6: 8, 14: 10 };
    fc.assert(
      fc.property(cuts, (firsts) => {
        const parts = firsts.map((first) => compare(sides(first), games[first] ?? 0));
        expect(JSON.stringify(parts.reduce(mergeComparisons, noComparison))).toBe(JSON.stringify(whole));
      }),
      { numRuns: 12 },
    );
  });
});

/** Two sides take what lies there; tokens that were taken twice are lost. */
const MARKET = (spare: string, limit = 6): string => `ruleset "market" version "1" language 1
kind Side { state coins: 0..20 by 1/2 = 0 }
table Side { id
  red
  blue }
kind Token { state at: none | lost | Side = none }
table Token { id
  gold
  iron
  ${spare} }
state rounds: 0..9 = 0
function left(): set of Token = { t in Token where t.at != lost }
procedure turn(s: Side) {
  let token = choose one of t in left() by s
  step spend { if token.at == none { token.at = s } else { token.at = lost } }
  s.coins += 1/2
}
seats for Side { two { first {red} second {blue} } }
play {
  repeat ${limit} times {
    rounds += 1
    for s in Side { if left() != {} { turn(s) } }
  }
  finish drawn by Side
}
`;

describe('what is measured', async () => {
  const options = new Int32Array(0);
  const market = async (spare = 'wood', limit = 6) => {
    const module = await built(MARKET(spare, limit), true);
    return { series: series({ module, options }), uses: new Map([['turn', 0]]) };
  };
  const [three, four] = [await market(), await market('wood\n  salt')];
  const same = compare({ before: three, after: three }, 20);
  const more = compare({ before: three, after: four }, 20);

  test('numbers of roles and of the whole game, as they end', () => {
    const coins = figure(same, 'final', 'Side.coins', 'red');
    expect(coins.measure.parts).toBe(2);
    expect(shiftOf(coins, coins.measure.parts).before).toBeGreaterThan(0.5);
    expect(figure(same, 'final', 'rounds').before).toBe(20 * 6);
  });
  test('how many members have what', () => {
    const at = (value: string) => figure(more, 'members', 'Token.at', value);
    const all = ['none', 'lost', 'red', 'blue'].map(at);
    expect(all.reduce((sum, { before }) => sum + before, 0)).toBe(20 * 3);
    expect(all.reduce((sum, { after }) => sum + after, 0)).toBe(20 * 4);
  });
  test('which members answers name; one that is new was never named before', () => {
    const chosen = ['gold', 'iron', 'wood'].map((name) => figure(more, 'chosen', `Token.${name}`).before);
    expect(chosen.reduce((sum, one) => sum + one, 0)).toBe(figure(more, 'decisions').before);
    expect(figure(more, 'chosen', 'Token.salt').before).toBe(0);
    expect(figure(more, 'chosen', 'Token.salt').after).toBeGreaterThan(0);
  });
  test('a game is known by what was asked and answered, not by how members are numbered', async () => {
    const first = compare({ before: three, after: await market('wood', 1) }, 5);
    expect(first.same).toBe(0);
    for (const { at, before, after } of first.others) {
      expect([at, after.asked, after.decisions]).toEqual([2, undefined, 2]);
      expect(before.asked).toEqual({ choice: 'turn/token', role: 'red' });
    }
  });
  test('a game of it can be opened as a match', () => {
    const save = gameOf(three.series, 3, ['small']);
    expect(save).toMatchObject({ ruleset: 'market', seats: 'two', seed: 8, variants: ['small'] });
    const [first] = save.decisions;
    expect(first).toMatchObject({ choice: 'turn/token', role: 'red', by: 'bot' });
    expect(save.decisions.length).toBe(
      compare({ before: { ...three, series: { ...three.series, first: 3 } }, after: three }, 1).lengths[0]?.[0],
    );
  });
});

describe('a figure in pairs', () => {
  const numbers = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
    minLength: 2,
  });

  test('has the mean and the spread of the differences', () => {
    fc.assert(
      fc.property(numbers, (pairs) => {
        const shift = shiftOf(pairs.reduce((sums, [a, b]) => withPair(sums, a, b), noPairs));
        const differences = pairs.map(([a, b]) => b - a);
        const mean = differences.reduce((sum, d) => sum + d, 0) / differences.length;
        const variance = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (differences.length - 1);
        expect(shift.difference).toBeCloseTo(mean, 8);
        const { low = 0, high = 0 } = shift.interval ?? {};
        expect((high - low) / 2).toBeCloseTo(1.959964 * Math.sqrt(variance / differences.length), 4);
      }),
    );
  });

  test('says nothing about where it lies from a single pair', () => {
    expect(shiftOf(withPair(noPairs, 1, 3))).toEqual({ before: 1, after: 3, difference: 2, interval: undefined });
  });

  test('must stand out further among many', () => {
    const once = Array.from({ length: 100 }, (_, i) => withPair(noPairs, 0, i < 5 ? 1 : 0)).reduce(plus, noPairs);
    expect([isClear(once, 1), isClear(once, 500)]).toEqual([true, false]);
  });

  test.each([
    [0.6826895, 1],
    [0.95, 1.959964],
    [0.9973002, 3],
    [0.9999, 3.890592],
  ])('%f of a normal distribution lie within %f deviations', (share, deviations) => {
    expect(deviationsFor(share)).toBeCloseTo(deviations, 4);
  });
});
