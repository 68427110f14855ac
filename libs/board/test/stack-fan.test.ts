import { expect, test } from 'vitest';
import { overlap, within } from '../src/boxes.ts';
import { fanPlan } from '../src/fan-plan.ts';
import { sizesAt } from '../src/sizes.ts';
import type { Stack } from '../src/stand.ts';

const sight = { x: 100, y: 100, w: 600, h: 400 };
const stack = (n: number, at: readonly [number, number]): Stack => ({
  key: 's',
  pieces: Array.from({ length: n }, (_, i) => ({ member: `m${i}` })) as unknown as Stack['pieces'],
  side: undefined,
  at,
  size: 22,
});
const boxesOf = ({ at, size }: ReturnType<typeof fanPlan>) =>
  at.map(([x, y]) => ({ x: x - size / 2, y: y - size / 2, w: size, h: size }));

test('counters of a stack lie next to each other, large enough to be read', () => {
  const plan = fanPlan(stack(7, [400, 300]), sizesAt(1, 1000), sight);
  const boxes = boxesOf(plan);
  expect(boxes).toHaveLength(7);
  expect(boxes.filter((a, i) => boxes.slice(i + 1).some((b) => overlap(a, b)))).toEqual([]);
  expect(plan.size).toBeGreaterThanOrEqual(34);
});

test('a stack at the edge of the window opens within it, and so does one that is larger than it', () => {
  for (const at of [
    [102, 102],
    [698, 498],
    [0, 300],
    [400, 900],
  ] as const)
    for (const n of [2, 12, 300]) {
      const plan = fanPlan(stack(n, at), sizesAt(1, 1000), sight);
      // The last bit of a number is no matter of sight.
      expect(within(plan.box, { x: 99.99, y: 99.99, w: 600.02, h: 400.02 })).toBe(true);
      for (const box of boxesOf(plan)) expect(within(box, plan.box)).toBe(true);
    }
});
