import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { type BoardLayout, emptyLayout, type Point } from '../src/layout.ts';
import { scene } from '../src/scene.ts';

const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Area', members: ['west', 'east', 'open'] }] };
const square = (x: number, y: number, size: number): readonly Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
/** Two squares side by side, in the first of which there is a hole; the third region has anchors alone. */
const layout: BoardLayout = {
  ...emptyLayout,
  places: {
    'Area.west': { at: [1, 5], outline: [square(0, 0, 10), square(3, 3, 4)] },
    'Area.east': { at: [15, 5], outline: [square(10, 0, 10)] },
    'Area.open': { at: [30, 5] },
  },
  kinds: { Area: { draw: 'region' } },
};

test('a region with an outline has it as its border, hole and all, on the whole sheet', () => {
  const drawn = scene(info, layout, []);
  const [west, east, open] = drawn.spots;
  expect(west?.polygons).toHaveLength(2);
  // Corners that two regions share lie on one point.
  expect(west?.polygons[0]?.[1]).toEqual(east?.polygons[0]?.[0]);
  expect(west?.rim.match(/M/g)).toHaveLength(2);
  for (const [x, y] of [...(west?.polygons ?? []), ...(east?.polygons ?? [])].flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(drawn.width);
    expect(y).toBeLessThanOrEqual(drawn.height);
  }
  expect(open?.polygons).toHaveLength(1);
});

test('the ground of a region is within its outline alone', () => {
  const { ground, spots } = scene(info, layout, []);
  const [west, east] = spots;
  const within = ([x, y]: Point) => ({ x: x - 4, y: y - 4, w: 8, h: 8 });
  // The middle of the outer ring is the middle of the hole.
  const [from, , to] = west?.polygons[0] ?? [];
  const middle: Point = [((from?.[0] ?? 0) + (to?.[0] ?? 0)) / 2, ((from?.[1] ?? 0) + (to?.[1] ?? 0)) / 2];
  expect(ground.share('Area.west', within(middle))).toBe(0);
  expect(ground.share('Area.west', within(west?.at ?? [0, 0]))).toBe(1);
  expect(ground.share('Area.east', within(east?.at ?? [0, 0]))).toBe(1);
  expect(ground.share('Area.east', within(west?.at ?? [0, 0]))).toBe(0);
});
