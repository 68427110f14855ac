import { expect, test } from 'vitest';
import { freePlace, type Kept, rimOf } from '../src/ui/free-place.ts';

const room = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 300, height: 100 };
const kept = (left: number, top: number, width: number, height: number, weight = 1): Kept => ({
  box: { left, top, width, height },
  weight,
});

// Each row: where it lies, and what stays in sight.
test.each([
  ['bottom', []],
  ['top', [kept(0, 560, 1000, 40)]],
  // A map that leaves room at its side.
  ['bottom-left', [kept(320, 0, 680, 600)]],
  ['right', [kept(0, 0, 600, 600), kept(0, 0, 1000, 90, 8), kept(0, 510, 1000, 90, 8)]],
  // Where all is map, its middle is covered rather than its rim, and what counts less rather than answers.
  ['middle', [kept(0, 0, 1000, 600), ...rimOf(room, 0.2).map((box) => ({ box, weight: 4 }))]],
  ['top', [kept(0, 0, 1000, 600), kept(300, 500, 400, 100, 8)]],
] as const)('least is covered at the %s', (place, shown) => {
  expect(freePlace(size, shown, room)).toBe(place);
});

test('a rim lies along all four edges, and its parts don’t overlap', () => {
  expect(rimOf(room, 0.1)).toEqual([
    { left: 0, top: 0, width: 1000, height: 60 },
    { left: 0, top: 540, width: 1000, height: 60 },
    { left: 0, top: 60, width: 60, height: 480 },
    { left: 940, top: 60, width: 60, height: 480 },
  ]);
});
