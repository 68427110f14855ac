import { expect, test } from 'vitest';
import { pipPlan } from '../src/pip-plan.ts';

/** Of a counter that is so many pixels wide. */
const planOf = (pips: number, width: number) => pipPlan(pips, width / 100);

test('on a large counter each pip is drawn at its usual size', () => {
  expect(planOf(5, 90)).toEqual({ drawn: 5, scale: 1, font: undefined });
});

test('on a small counter pips grow until they can be seen', () => {
  const { drawn, scale } = planOf(1, 28);
  expect(drawn).toBe(1);
  expect(scale * 10.4 * 0.28).toBeGreaterThan(5);
});

test('a number stands for those that have no room', () => {
  const { drawn, font = 0 } = planOf(4, 28);
  expect(drawn).toBe(0);
  expect(font * 0.28).toBeCloseTo(11);
});
