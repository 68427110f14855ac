import { expect, test } from 'vitest';
import { cornerNear } from '../src/corner-near.ts';
import type { Point } from '../src/layout.ts';

const square = (x: number): readonly Point[] => [
  [x, 0],
  [x + 10, 0],
  [x + 10, 10],
  [x, 10],
];
const drawn = (ring: readonly Point[]): readonly Point[] => ring.map(([x, y]): Point => [x * 10, y * 10]);
const spots = ['a', 'b', 'c'].map((member, i) => ({ kind: 'Area', member, polygons: [drawn(square(i * 20))] }));
const layout = {
  places: {
    'Area.a': { at: [5, 5] as Point, outline: [square(0)] },
    'Area.b': { at: [25, 5] as Point, outline: [square(20)] },
    // It has no outline of its own: what is drawn comes from elsewhere.
    'Area.c': { at: [45, 5] as Point },
  },
};

test('a corner goes to the nearest one of a neighbour, exactly', () => {
  expect(cornerNear({ layout, scene: { spots } }, 'Area.a', [205, 3], 9)).toEqual([20, 0]);
  expect(cornerNear({ layout, scene: { spots } }, 'Area.a', [205, 60], 60)).toEqual([20, 10]);
});
test('it stays where it is put if none is near, if it is its own, or if the layout has none', () => {
  expect(cornerNear({ layout, scene: { spots } }, 'Area.a', [215, 3], 9)).toBeUndefined();
  expect(cornerNear({ layout, scene: { spots } }, 'Area.a', [100, 100], 9)).toBeUndefined();
  expect(cornerNear({ layout, scene: { spots } }, 'Area.a', [400, 0], 9)).toBeUndefined();
});
