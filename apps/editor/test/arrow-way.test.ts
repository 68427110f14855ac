import { expect, test } from 'vitest';
import { nextBox } from '../src/play/arrow-way.ts';

const box = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 });

test('an arrow leads to what lies next in its direction, rather than to what lies aside', () => {
  const all = [box(100, 0), box(60, 40), box(0, 50), box(-30, 0)];
  const from = box(0, 0);
  expect(nextBox(all, from, 'ArrowRight')).toBe(0);
  expect(nextBox(all, from, 'ArrowDown')).toBe(2);
  expect(nextBox(all, from, 'ArrowLeft')).toBe(3);
});

test('where nothing lies in a direction, an arrow leads nowhere', () => {
  expect(nextBox([box(100, 0), box(0, 2)], box(0, 0), 'ArrowUp')).toBeUndefined();
  expect(nextBox([box(100, 0)], box(0, 0), 'Enter')).toBeUndefined();
});
