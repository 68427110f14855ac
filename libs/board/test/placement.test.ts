import { describe, expect, test } from 'vitest';
import { overlap } from '../src/boxes.ts';
import { cellCentre, cellCorners } from '../src/cells.ts';
import { placeLabels } from '../src/labels.ts';
import { readLayout } from '../src/layout.ts';
import { regions } from '../src/regions.ts';
import { fan } from '../src/stacks.ts';

const sheet = { x: 0, y: 0, w: 1000, h: 800 };
const pairs = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

describe('labels', () => {
  const wishes = Array.from({ length: 60 }, (_, i) => ({
    key: `p${i}`,
    text: `Place number ${i}`,
    at: [((i * 137) % 960) + 20, ((i * 211) % 760) + 20] as const,
    radius: 6,
    size: 14,
    least: 9,
  }));

  test('never overlap one another', () => {
    const placed = placeLabels(wishes, [], [], sheet);
    expect(placed).toHaveLength(wishes.length);
    expect(pairs(placed).filter(([a, b]) => overlap(a.box, b.box))).toEqual([]);
  });

  test('get smaller, or move away with a line, where there is no room beside their places', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => ({
      key: `c${i}`,
      text: `Place ${i}`,
      at: [480 + (i % 6) * 20, 380 + Math.floor(i / 6) * 20] as const,
      radius: 5,
      size: 12,
      least: 9,
    }));
    const marks = crowd.map(({ at: [x, y] }) => ({ x: x - 5, y: y - 5, w: 10, h: 10 }));
    const placed = placeLabels(crowd, marks, [], sheet);
    expect(placed).toHaveLength(crowd.length);
    expect(pairs([...placed.map(({ box }) => box), ...marks]).filter(([a, b]) => overlap(a, b))).toEqual([]);
    expect(placed.filter(({ leader }) => leader).length).toBeGreaterThan(5);
    for (const { size, leader } of placed) expect(size).toBeGreaterThanOrEqual(leader ? 9 : 8.99);
    // The same names are placed alike.
    expect(placeLabels(crowd, marks, [], sheet)).toEqual(placed);
  });

  test('stand at a corner if their author says so', () => {
    const wish = {
      key: 'a',
      text: 'Alpha',
      at: [500, 400] as const,
      radius: 5,
      size: 12,
      least: 9,
      side: 'sw' as const,
    };
    const [found] = placeLabels([wish], [], [], sheet);
    expect(found?.box.x).toBeLessThan(480);
    expect(found?.box.y).toBeGreaterThan(398);
  });

  test('stay off obstacles, and take the side they want where it is free', () => {
    const wish = {
      key: 'a',
      text: 'Alpha',
      at: [500, 400] as const,
      radius: 5,
      size: 12,
      least: 9,
      side: 'n' as const,
    };
    const [free] = placeLabels([wish], [], [], sheet);
    expect(free?.box.y).toBeLessThan(390);
    const wall = { x: 400, y: 300, w: 200, h: 95 };
    const [moved] = placeLabels([wish], [wall], [], sheet);
    expect(moved && overlap(moved.box, wall)).toBe(false);
  });
});

test('a fan of counters has no two on each other', () => {
  const boxes = fan(11, [0, 0], 20, 2).map(([x, y]) => ({ x, y, w: 20, h: 20 }));
  expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
});

test('neighbouring cells share two corners', () => {
  for (const shape of ['flat', 'pointed', 'square'] as const) {
    const [a, b] = [cellCorners(cellCentre([0, 0], shape), 1, shape), cellCorners(cellCentre([1, 0], shape), 1, shape)];
    const shared = a.filter(([x, y]) => b.some(([u, v]) => Math.hypot(x - u, y - v) < 1e-9));
    expect(shared).toHaveLength(2);
  }
});

test('an anchor lies in its own cell', () => {
  const anchors = [
    { key: 'a', at: [100, 100] as const },
    { key: 'b', at: [300, 120] as const },
    { key: 'a', at: [200, 300] as const },
  ];
  const made = regions(anchors, 400, 400, 150);
  expect(made.get('a')?.polygons).toHaveLength(2);
  const corners = (key: string) => made.get(key)?.polygons.flat() ?? [];
  const distance = ([x, y]: readonly [number, number], at: readonly [number, number]) =>
    Math.hypot(x - at[0], y - at[1]);
  for (const corner of corners('b')) {
    expect(distance(corner, [300, 120])).toBeLessThan(150.01);
    for (const other of [anchors[0], anchors[2]])
      expect(distance(corner, other?.at ?? [0, 0]) + 0.01).toBeGreaterThan(distance(corner, [300, 120]));
  }
});

test('a layout is read, and anything else refused', () => {
  expect(readLayout('{"version":1,"board":{"kind":"Spot"},"lines":["road"]}')).toMatchObject({
    board: { kind: ['Spot'] },
    lines: [{ relation: 'road' }],
  });
  for (const text of ['', '[]', 'null', '{"version":2}']) expect(readLayout(text)).toBeUndefined();
});
