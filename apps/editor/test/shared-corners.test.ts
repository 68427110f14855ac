import type { BoardLayout, Point } from '@sandtable/board';
import { expect, test } from 'vitest';
import { putCorners } from '../src/map-editor/shared-corners.ts';

const square = (x: number): readonly Point[] => [
  [x, 0],
  [x + 1, 0],
  [x + 1, 1],
  [x, 1],
];
const places: BoardLayout['places'] = {
  'Town.a': { at: [0.5, 0.5], outline: [square(0)] },
  'Town.b': { at: [1.5, 0.5], outline: [square(1)] },
  'Town.c': { at: [3.5, 0.5], outline: [square(3)] },
  'Town.d': { at: [5, 5] },
};
const edits = (part: { readonly isEdge: boolean; readonly ring: number; readonly at: number }) =>
  Object.fromEntries(putCorners({ places }, 'Town.a', part, [1.2, 0.4]));

test('a corner that two outlines share moves in both', () => {
  expect(edits({ isEdge: false, ring: 0, at: 1 })).toEqual({
    'Town.a': { corner: [0, 1], at: [1.2, 0.4] },
    'Town.b': { corner: [0, 0], at: [1.2, 0.4] },
  });
  expect(Object.keys(edits({ isEdge: false, ring: 0, at: 0 }))).toEqual(['Town.a']);
});

test('a corner that is pulled out of a shared edge is one more for both', () => {
  expect(edits({ isEdge: true, ring: 0, at: 1 })).toEqual({
    'Town.a': { behind: [0, 1], at: [1.2, 0.4] },
    'Town.b': { behind: [0, 3], at: [1.2, 0.4] },
  });
  expect(Object.keys(edits({ isEdge: true, ring: 0, at: 0 }))).toEqual(['Town.a']);
});
