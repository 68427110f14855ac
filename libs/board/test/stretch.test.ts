import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { frame } from '../src/frame.ts';
import { type BoardLayout, emptyLayout, type Point } from '../src/layout.ts';
import { layoutFindings } from '../src/layout-format.ts';
import { DEGREE, lambert } from '../src/projection.ts';
import { putAt } from '../src/put-at.ts';
import { magnified, swollen } from '../src/stretch.ts';

const parts = [
  { at: [5, 50], width: [4, 2], by: 2.5 },
  { at: [12, 46], width: 1.5, by: [3, 8] },
] as const;
const map = lambert();
const larger = magnified(parts, map.to, DEGREE);
const on = (point: Point): Point => larger.to(map.to(point));
const grid = Array.from({ length: 60 * 40 }, (_, i): Point => [-700 + (i % 60) * 25, -500 + Math.floor(i / 60) * 25]);

test('an axis rises everywhere, by as much as its parts say and never by less than 1', () => {
  const rises = swollen([
    { at: 0, width: 10, by: 3 },
    { at: 15, width: 5, by: 8 },
  ]);
  const slope = (at: number): number => (rises(at + 0.001) - rises(at - 0.001)) / 0.002;
  for (let at = -100; at <= 100; at += 0.5) expect(slope(at)).toBeGreaterThan(0.999);
  expect(swollen([{ at: 0, width: 10, by: 3 }])(0.001) / 0.001).toBeCloseTo(3, 3);
  expect(slope(100)).toBeCloseTo(1, 3);
});

test('whatever lies on the map is found again from the sheet', () => {
  for (const point of grid) {
    const back = larger.back(larger.to(point));
    expect(Math.hypot(back[0] - point[0], back[1] - point[1])).toBeLessThan(1e-6);
  }
});

test('neighbours keep their order, in the middle of a part and far from it', () => {
  const [west, middle, east] = [on([4.9, 50]), on([5, 50]), on([5.1, 50])];
  expect(west[0]).toBeLessThan(middle[0]);
  expect(middle[0]).toBeLessThan(east[0]);
  const plain = map.to([5.1, 50])[0] - map.to([4.9, 50])[0];
  // The second part reaches this far, a little.
  expect((east[0] - west[0]) / plain).toBeGreaterThan(2.4);
  const far = (on([35.1, 50])[0] - on([34.9, 50])[0]) / (map.to([35.1, 50])[0] - map.to([34.9, 50])[0]);
  expect(far).toBeCloseTo(1, 2);
});

const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Town', members: ['a', 'b'] }] };
const layout: BoardLayout = {
  ...emptyLayout,
  projection: 'europe',
  stretch: parts,
  places: { 'Town.a': { at: [5, 50] }, 'Town.b': { at: [20, 48] } },
  kinds: { Town: { draw: 'place' } },
};

test('the sheet ends where its frame says, and its places do not move it', () => {
  const framed: BoardLayout = {
    ...layout,
    frame: [
      [-5, 50],
      [14, 58],
      [30, 50],
      [20, 40],
    ],
  };
  const { to, height } = frame(info, framed);
  expect(to([-5, 50])[0]).toBeCloseTo(0);
  expect(to([30, 50])[0]).toBeCloseTo(1000);
  expect(to([14, 58])[1]).toBeCloseTo(0);
  expect(to([20, 40])[1]).toBeCloseTo(height);
  const moved = { ...framed, places: { ...framed.places, 'Town.b': { at: [25, 45] } } } as const;
  expect(frame(info, moved).to([5, 50])).toEqual(to([5, 50]));
  const put = putAt(info, framed, 'Town.b', 0, [600, 300]);
  const [x, y] = frame(info, framed).to(put);
  expect(Math.hypot(x - 600, y - 300)).toBeLessThan(1.5);
});

test.each([
  ['"stretch": [{"at": [5, 50], "width": 3, "by": 2}], "frame": [[0, 40], [20, 60]]', 0],
  ['"stretch": [{"at": [5, 50], "width": [3, 1], "by": [2, 1]}]', 0],
  // What is drawn smaller could be folded.
  ['"stretch": [{"at": [5, 50], "width": 3, "by": 0.5}]', 1],
  ['"stretch": [{"at": [5, 50], "width": 0, "by": 2}]', 1],
  ['"stretch": [{"at": [5, 50], "by": 2}]', 1],
  ['"frame": [[0, 40]]', 1],
])('%s', (keys, count) => {
  expect(layoutFindings('layout.json', `{"version": 1, ${keys}}`)).toHaveLength(count);
});

test.each([
  [
    [
      [0, 40],
      [0, 40],
    ],
  ],
  [
    [
      [0, 90],
      [10, 91],
    ],
  ],
] as const)('a frame that bounds nothing, %j, is as good as none', (points) => {
  const none = frame(info, layout);
  const { to, height } = frame(info, { ...layout, frame: points });
  expect(height).toBe(none.height);
  expect(to([5, 50])).toEqual(none.to([5, 50]));
});
