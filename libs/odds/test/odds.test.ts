import { wilson } from '@sandtable/bots';
import { ASK_CHOICE } from '@sandtable/engine';
import { shownPosition } from '@sandtable/session';
import { beforeAll, describe, expect, test } from 'vitest';
import { fraction, plus } from '../src/fraction.ts';
import {
  atLeast,
  atMost,
  changeSpreads,
  LIMITS,
  lowest,
  meanOf,
  type Odds,
  oddsOf,
  oddsSteps,
  spreadOf,
  toNumber,
} from '../src/index.ts';
import { begun, built, reads, running, type ScriptedModule } from './built.ts';

const HEAD = `kind Side { state points: 0..99 = 0 }
table Side { id
  red
  blue
}
seats for Side { two { one {red} other {blue} } }
die D { 1..6 }
die Odd { 1..4 }
state sum: 0..200 = 0
state hits: 0..60 = 0
`;
const RULES = `${HEAD}
procedure two() { let a = roll D as first  let b = roll D as second  sum = a + b }
procedure uneven() { let a = roll Odd  if a == 4 { let b = roll D as more  sum = b } else { sum = 10 * a } }
procedure each() {
  let faces = roll D for each s in Side
  for s in Side { s.points = faces[s] }
}
procedure many() { repeat 12 times { let a = roll D as shot  if a >= 5 { hits += 1 } } }
procedure five() { repeat 5 times { let a = roll D as tried  if a >= 5 { hits += 1 } } }
procedure again() { var a = 6  while a == 6 { a = roll D as thrown }  sum = a }
procedure asking() {
  let a = roll D as before
  let b = choose one of 1..3 by red as bet
  let c = roll D as after
  if c == b { sum = a } else { sum = 0 }
}
procedure picking() { let some = random one of Side as lot  some.points = 1 }
procedure twice() { repeat 2 times { let a = roll D as same } }
procedure always() { sum = 7 }
play { let first = choose one of 1..2 by red as opening }
`;

let rules: ScriptedModule;
beforeAll(async () => {
  rules = await built(RULES);
});

const sumOf = (odds: Odds) => toNumber(odds.outcomes.map(({ chance }) => chance).reduce(plus, odds.lost));
const sharesOfPlay = (odds: Odds, read: (S: Int32Array) => number) =>
  spreadOf(odds.outcomes, ({ position }) => read(position)).map(({ value, chance }) => {
    const { num, den } = lowest(chance);
    return `${value}: ${num}/${den}`;
  });

test('two dice', () => {
  const odds = oddsOf(running(rules, 'two'), rules.scripted);
  const sum = reads(rules, 'sum');
  expect(odds).toMatchObject({ exact: true, runs: 36 });
  expect(odds.outcomes).toHaveLength(11);
  expect(sharesOfPlay(odds, sum).slice(0, 6)).toEqual(['2: 1/36', '3: 1/18', '4: 1/12', '5: 1/9', '6: 5/36', '7: 1/6']);
  const spread = spreadOf(odds.outcomes, ({ position }) => sum(position));
  expect(meanOf(spread)).toBeCloseTo(7, 12);
  expect(atLeast(spread).map(({ value, chance }) => [value, toNumber(chance)])).toContainEqual([11, 1 / 12]);
  expect(atMost(spread).map(({ value, chance }) => [value, toNumber(chance)])).toContainEqual([4, 1 / 6]);
});

test('ways of different length', () => {
  const odds = oddsOf(running(rules, 'uneven'), rules.scripted);
  expect(odds.runs).toBe(9);
  expect(sharesOfPlay(odds, reads(rules, 'sum'))).toEqual([
    '1: 1/24',
    '2: 1/24',
    '3: 1/24',
    '4: 1/24',
    '5: 1/24',
    '6: 1/24',
    '10: 1/4',
    '20: 1/4',
    '30: 1/4',
  ]);
});

test('what is certain has one outcome, and what was rolled before does not count', () => {
  const odds = oddsOf(running(rules, 'always'), rules.scripted);
  expect(odds).toMatchObject({ exact: true, runs: 1 });
  expect(sharesOfPlay(odds, reads(rules, 'sum'))).toEqual(['7: 1/1']);
});

test('rolls that are repeated until they fall well', () => {
  const odds = oddsOf(running(rules, 'again'), rules.scripted);
  expect(odds.exact).toBe(true);
  const spread = spreadOf(odds.outcomes, ({ position }) => reads(rules, 'sum')(position));
  for (const { chance } of spread) expect(toNumber(chance)).toBeCloseTo(0.2, 12);
  expect(toNumber(odds.lost)).toBeLessThan(1e-40);
  expect(toNumber(odds.lost)).toBeGreaterThan(0);
});

test('too many ways are drawn', () => {
  const odds = oddsOf(running(rules, 'many'), rules.scripted, { ...LIMITS, leaves: 1000, samples: 4000 });
  expect(odds).toMatchObject({ exact: false, runs: 4000 });
  const spread = spreadOf(odds.outcomes, ({ position }) => reads(rules, 'hits')(position));
  for (const { value, chance } of spread) {
    const share = toNumber(chance);
    const { low, high } = wilson(Math.round(share * 4000), 4000);
    const width = high - low;
    // Twice the interval of 95%: what lies outside of that isn't an accident.
    expect(Math.abs(share - binomialShare(12, value, 1 / 3))).toBeLessThan(width);
  }
  expect(oddsOf(running(rules, 'many'), rules.scripted, { ...LIMITS, leaves: 1000, samples: 4000 })).toEqual(odds);
});

test('progress is reported to who waits', () => {
  const limits = { ...LIMITS, leaves: 1000, samples: 1024 };
  const steps = [...oddsSteps(running(rules, 'five'), rules.scripted, limits)];
  expect(steps).toEqual([255 / 1000, 511 / 1000, 767 / 1000, 255 / 1024, 511 / 1024, 767 / 1024, 1023 / 1024]);
});

test('what is far too much is not even begun', () => {
  const steps = [...oddsSteps(running(rules, 'many'), rules.scripted, { ...LIMITS, leaves: 1000, samples: 512 })];
  expect(steps).toEqual([255 / 512, 511 / 512]);
});

test('a mark counts once for a run', () => {
  const { module } = rules;
  const marks = (): readonly string[] => {
    const met: string[] = [];
    module.events.read((log, args) => met.push(`${module.info.chances[-1 - log]?.path} ${args.join()}`));
    module.events.clear();
    return met;
  };
  const found = oddsOf({ ...running(rules, 'two'), marks }, rules.scripted).marks;
  expect(lowest(found.get('two/first 3') ?? fraction(0n))).toEqual(fraction(1n, 6n));
  expect(found.size).toBe(12);
  const twice = oddsOf({ ...running(rules, 'twice'), marks }, rules.scripted).marks;
  expect(lowest(twice.get('twice/same 3') ?? fraction(0n))).toEqual(fraction(11n, 36n));
});

describe('questions on the way', () => {
  test('end it where nobody answers', () => {
    const odds = oddsOf(running(rules, 'asking'), rules.scripted);
    expect(odds.runs).toBe(6);
    expect(new Set(odds.outcomes.map(({ position }) => position[ASK_CHOICE]))).toEqual(
      new Set([rules.module.info.choices.findIndex(({ path }) => path === 'asking/bet')]),
    );
  });

  test('may be answered, and equal positions go on as one', () => {
    const answer = (S: Int32Array): boolean => {
      if (rules.module.info.choices[S[ASK_CHOICE] ?? 0]?.path !== 'asking/bet') return false;
      rules.module.answer.fill(0);
      rules.module.answer[0] = 2;
      return true;
    };
    const odds = oddsOf(running(rules, 'asking', answer), rules.scripted);
    expect(sharesOfPlay(odds, reads(rules, 'sum'))).toEqual([
      '0: 5/6',
      '1: 1/36',
      '2: 1/36',
      '3: 1/36',
      '4: 1/36',
      '5: 1/36',
      '6: 1/36',
    ]);
  });

  test('may be answered at random, which is chance as well', () => {
    const answer = (S: Int32Array, random: (n: number) => number): boolean => {
      if (rules.module.info.choices[S[ASK_CHOICE] ?? 0]?.path !== 'asking/bet') return false;
      rules.module.answer.fill(0);
      rules.module.sample(S, random);
      return true;
    };
    const odds = oddsOf(running(rules, 'asking', answer), rules.scripted);
    expect(odds.exact).toBe(true);
    expect(sharesOfPlay(odds, reads(rules, 'sum'))[0]).toBe('0: 5/6');
    expect(sumOf(odds)).toBe(1);
  });
});

test('everything that changes is listed by path and member', () => {
  const odds = oddsOf(running(rules, 'each'), rules.scripted);
  const { module } = rules;
  const changes = changeSpreads(module.info, begun(rules), odds.outcomes, (S) => shownPosition(module, S));
  expect(changes.map(({ path, of, from }) => ({ path, of, from }))).toEqual([
    { path: 'Side.points', of: ['red'], from: 0 },
    { path: 'Side.points', of: ['blue'], from: 0 },
  ]);
  for (const { spread } of changes)
    expect(spread.map(({ value, chance }) => [value, toNumber(chance)])).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]),
    );
});

test('what is picked', () => {
  const odds = oddsOf(running(rules, 'picking'), rules.scripted);
  const { module } = rules;
  const changes = changeSpreads(module.info, begun(rules), odds.outcomes, (S) => shownPosition(module, S));
  const half = [
    { value: 0, chance: { num: 1n, den: 2n } },
    { value: 1, chance: { num: 1n, den: 2n } },
  ];
  expect(changes.map(({ of, spread }) => [of, spread])).toEqual([
    [['red'], half],
    [['blue'], half],
  ]);
});

/** How likely `k` hits are of `n` tries. */
function binomialShare(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}
