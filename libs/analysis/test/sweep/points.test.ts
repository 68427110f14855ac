import { createRandom } from '@sandtable/bots';
import { expect, test } from 'vitest';
import { gridOf, gridSize, latinOf } from '../../src/index.ts';

const axes = [
  { name: 'a', values: ['1', '2'] },
  { name: 'b', values: ['x', 'y', 'z'] },
];

test('a grid has all combinations', () => {
  expect(gridOf(axes)).toEqual([
    ['1', 'x'],
    ['1', 'y'],
    ['1', 'z'],
    ['2', 'x'],
    ['2', 'y'],
    ['2', 'z'],
  ]);
  expect(gridSize(axes)).toBe(6);
});

test('a Latin hypercube has each value equally often, and draws which go together', () => {
  const wide = ['a', 'b', 'c'].map((name) => ({ name, values: Array.from({ length: 12 }, (_, i) => `${i}`) }));
  const points = latinOf(wide, 12, createRandom(5));
  for (const axis of [0, 1, 2]) expect(new Set(points.map((point) => point[axis]))).toEqual(new Set(wide[0]?.values));
  expect(points).not.toEqual(latinOf(wide, 12, createRandom(6)));
  expect(points).toEqual(latinOf(wide, 12, createRandom(5)));
});

test('points that come out alike are kept once', () => {
  expect(latinOf([{ name: 'a', values: ['1', '2'] }], 10, createRandom(1)).toSorted()).toEqual([['1'], ['2']]);
});
