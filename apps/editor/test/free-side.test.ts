import { expect, test } from 'vitest';
import { freeSide, hasRoomNextTo, isCompact } from '../src/ui/free-side.ts';

const window = { left: 0, top: 0, width: 1000, height: 800 };
const size = { width: 300, height: 150 };
const at = (left: number, top: number) => ({ left, top, width: 0, height: 0 });
const piece = (left: number, top: number) => ({ left, top, width: 60, height: 60 });

// Each row: where it is opened, at which point, and what stays in sight.
test.each([
  ['top', at(500, 400), []],
  ['bottom', at(500, 400), [piece(450, 300)]],
  ['right', at(500, 400), [piece(360, 300), piece(360, 450)]],
  ['left', at(500, 400), [piece(590, 260), piece(590, 480), piece(560, 370)]],
  ['bottom', at(500, 20), []],
  ['left', at(990, 400), [piece(950, 300), piece(950, 450)]],
  ['top', at(500, 400), [{ left: 0, top: 0, width: 0, height: 0 }]],
] as const)('least is covered at the %s', (side, point, keep) => {
  expect(freeSide(point, size, keep, window)).toBe(side);
});

// Each row: whether there is room next to something that lies there, and is so large.
test.each([
  [true, { left: 100, top: 100, width: 600, height: 600 }],
  [true, { left: 50, top: 200, width: 900, height: 600 }],
  [false, { left: 50, top: 100, width: 900, height: 600 }],
] as const)('there is room next to what is pointed at: %s', (room, box) => {
  expect(hasRoomNextTo(box, size, window)).toBe(room);
});

test('of a large area the edge of its box does not show which one is meant', () => {
  expect(isCompact(piece(0, 0))).toBe(true);
  expect(isCompact({ left: 100, top: 100, width: 370, height: 120 })).toBe(false);
});
