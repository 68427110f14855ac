import { expect, test } from 'vitest';
import { keyMoments, stepsAlong } from '../src/ending/key-moments.ts';

const at = (step: number, ...values: readonly number[]) => ({ step, phase: undefined, values });

test('the largest changes are told in the order in which they happened', () => {
  const scores = [at(0, 5, 5), at(4, 5, 6), at(8, 9, 6), at(12, 9, 1)];
  expect(keyMoments(scores, 2).map(({ step, role, from, to }) => [step, role, from, to])).toEqual([
    [8, 0, 5, 9],
    [12, 1, 6, 1],
  ]);
  expect(keyMoments(scores, 9)).toHaveLength(3);
  expect(keyMoments([at(0, 5)], 9)).toEqual([]);
});

test('of a long match some steps are looked at, the first and the last among them', () => {
  expect(stepsAlong(3, 80)).toEqual([0, 1, 2, 3]);
  expect(stepsAlong(100, 4)).toEqual([0, 25, 50, 75, 100]);
  expect(stepsAlong(0, 4)).toEqual([0]);
});
