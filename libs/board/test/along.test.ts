import { expect, test } from 'vitest';
import { lanes } from '../src/along.ts';
import { contours } from '../src/contour.ts';
import type { Point } from '../src/layout.ts';
import { regions } from '../src/regions.ts';

/** Twice the area of a ring; its sign tells which way it goes round. */
const area = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * v - u * y) / 2;
  }, 0);

test('a contour goes round what is inside, and round a hole the other way', () => {
  const [columns, rows] = [61, 61];
  const values = new Float64Array(columns * rows).map((_, i) => {
    const far = Math.hypot((i % columns) - 30, Math.floor(i / columns) - 30);
    return Math.min(20 - far, far - 8);
  });
  const areas = contours({ columns, rows, from: [0, 0], step: 1, values }).map(area);
  expect(areas).toHaveLength(2);
  expect(Math.abs(areas[0] ?? 0)).toBeCloseTo(Math.PI * 400, -1);
  expect(Math.abs(areas[1] ?? 0)).toBeCloseTo(Math.PI * 64, -1);
  expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0));
});

const line = (x: number, from: number, to: number): readonly Point[] => [
  [x, from],
  [x, to],
];

test('a region goes as far as it reaches, and shares the ground with its neighbours by how far they reach', () => {
  const made = lanes(
    [
      { key: 'west', lines: [line(200, 200, 400)], reach: 50 },
      { key: 'east', lines: [line(260, 200, 400)], reach: 100 },
    ],
    600,
    600,
  );
  const columns = (key: string) => (made.get(key) ?? []).flat().map(([x]) => x);
  expect(Math.min(...columns('west'))).toBeCloseTo(150, -1);
  expect(Math.max(...columns('east'))).toBeCloseTo(360, -1);
  // A third of the way between the two belongs to the one that reaches half as far.
  const between = (made.get('west') ?? []).flat().filter(([, y]) => y > 250 && y < 350);
  expect(Math.max(...between.map(([x]) => x))).toBeCloseTo(220, -1);
});

test('a region that lies along two lines is one where they meet', () => {
  const cross = { key: 'cross', lines: [line(300, 100, 500), [[100, 300] as const, [500, 300] as const]], reach: 40 };
  expect(lanes([cross], 600, 600).get('cross')).toHaveLength(1);
});

test('each part of a border is known to both who share it, and straight borders have no needless corners', () => {
  const anchors = [
    { key: 'a', at: [100, 100] as const },
    { key: 'b', at: [300, 100] as const },
    { key: 'b', at: [300, 300] as const },
    { key: '', at: [100, 300] as const },
  ];
  const made = regions(anchors, 400, 400, Number.POSITIVE_INFINITY);
  expect([...(made.get('a')?.borders.keys() ?? [])].sort()).toEqual(['', 'b']);
  expect([...(made.get('b')?.borders.keys() ?? [])].sort()).toEqual(['', 'a']);
  expect(made.get('b')?.borders.has('b')).toBe(false);
  for (const polygon of made.get('a')?.polygons ?? []) expect(polygon.length).toBeLessThanOrEqual(6);
});
