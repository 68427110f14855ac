import { expect, test } from 'vitest';
import { around } from '../src/boxes.ts';
import { nextToArrow } from '../src/next-to-arrow.ts';

const at = (x: number, y: number) => around([x, y], 30, 30);

// Each row: where the other counter is, and where the number of the arrow between them begins, and to which side.
test.each([
  ['to the right', at(36, 0), [18, -15], [0, -1]],
  ['to the left', at(-36, 0), [-18, -15], [0, -1]],
  ['below', at(0, 36), [15, 18], [1, 0]],
  ['above', at(0, -36), [15, -18], [1, 0]],
])('the number of a short arrow covers neither counter: %s', (_, goal, point, away) => {
  const aside = nextToArrow(at(0, 0), goal);
  const rounded = (all: readonly number[] = []) => all.map((one) => Math.round(one) + 0);
  expect([rounded(aside?.at), rounded(aside?.away)]).toEqual([point, away]);
});

test('on a long arrow there is room for its number', () => {
  expect(nextToArrow(at(0, 0), at(90, 0))).toBeUndefined();
  expect(nextToArrow(at(0, 0), at(0, 0))).toBeUndefined();
});
