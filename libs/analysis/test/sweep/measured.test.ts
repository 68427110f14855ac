import type { Measure } from '@sandtable/bots';
import { describe, expect, test } from 'vitest';
import {
  differenceOf,
  type GameFigures,
  measured,
  measureName,
  measuresNamed,
  nearestMeasure,
} from '../../src/index.ts';

const won: Measure = { sort: 'won', path: 'red' };
const length: Measure = { sort: 'decisions', path: '' };
const halves: Measure = { sort: 'final', path: 'coins', parts: 2 };
const figures = (measure: Measure, ...values: readonly number[]): GameFigures => ({
  games: values.length,
  columns: [{ measure, values: Int32Array.from(values) }],
  faults: new Int32Array(values.length),
});

test('a share has the interval of Wilson', () => {
  const { mean, interval } = measured(figures(won, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0), won);
  expect(mean).toBeCloseTo(0.3);
  expect(interval?.low).toBeCloseTo(0.1078, 4);
  expect(interval?.high).toBeCloseTo(0.6032, 4);
});

test('a mean has that of a normal distribution, in whole parts', () => {
  const { mean, interval } = measured(figures(halves, 2, 4, 6, 8), halves);
  expect(mean).toBe(2.5);
  expect((interval?.high ?? 0) - 2.5).toBeCloseTo((1.959964 * Math.sqrt(20 / 3 / 4)) / 2, 4);
  expect(measured(figures(length, 7), length).interval).toBeUndefined();
});

test('the surer, the wider', () => {
  const some = figures(won, 1, 0, 1, 0, 0, 1);
  expect(measured(some, won, 0.999).interval?.low).toBeLessThan(measured(some, won).interval?.low ?? 0);
});

describe('a difference', () => {
  const before = figures(length, 1, 9, 3, 27, 5);
  test('is of games with the same seed, so shared luck cancels', () => {
    const after = figures(length, 2, 10, 4, 28, 6);
    expect(differenceOf(before, after, length)).toMatchObject({
      mean: 1,
      interval: { low: 1, high: 1 },
      isClear: true,
    });
    const other = figures(length, 28, 2, 10, 4, 6);
    expect(differenceOf(before, other, length)).toMatchObject({ mean: 1, isClear: false });
  });
  test('counts the games that both have, and nothing for what only one has', () => {
    expect(differenceOf(before, figures(length, 2, 10), length).mean).toBe(1);
    expect(differenceOf(figures(won, 0, 0), figures(length, 4, 6), length).mean).toBe(5);
  });
});

describe('names', () => {
  const all: readonly Measure[] = [
    won,
    { sort: 'won', path: 'blue' },
    length,
    { sort: 'chosen', path: 'Hex.a' },
    { sort: 'use', path: 'battle' },
    { sort: 'final', path: 'battle' },
    { sort: 'final', path: 'Side.points', value: 'red' },
    { sort: 'members', path: 'Town.owner', value: 'red' },
  ];
  test.each([
    ['winner', ['winner.red', 'winner.blue']],
    ['winner.blue', ['winner.blue']],
    ['length', ['length']],
    ['Hex.a', ['Hex.a']],
    ['Side.points.red', ['Side.points.red']],
    ['Town.owner = red', ['Town.owner=red']],
    ['battles', ['battle']],
    ['nothing', []],
    ['nothings', []],
  ])('%s', (name, names) => expect(measuresNamed(name, all).map(measureName)).toEqual(names));
  test('of two of one name the sort tells which', () => {
    expect(measuresNamed('battle', all)).toEqual([{ sort: 'final', path: 'battle' }]);
    expect(measuresNamed('use:battle', all)).toEqual([{ sort: 'use', path: 'battle' }]);
  });
  test('that are nearly right', () => expect(nearestMeasure('batle', all)).toBe('battle'));
});
