import { expect, test } from 'vitest';
import { exactStep, largestJumps, momentsOf, stepsAlong } from '../src/ending/key-moments.ts';

const at = (step: number, ...values: readonly number[]) => ({ step, values });

test('the largest changes are found', () => {
  const scores = [at(0, 5, 5), at(4, 5, 6), at(8, 9, 6), at(12, 9, 1)];
  expect(largestJumps(scores, 2).map(({ after, step, row, from, to }) => [after, step, row, from, to])).toEqual([
    [8, 12, 1, 6, 1],
    [4, 8, 0, 5, 9],
  ]);
  expect(largestJumps(scores, 9)).toHaveLength(3);
  expect(largestJumps([at(0, 5)], 9)).toEqual([]);
});

test('between two steps that were looked at, the move is found at which it happened', async () => {
  const jump = { after: 100, step: 200, row: 0, from: 3, to: 7 };
  const asked: number[] = [];
  const found = await exactStep(jump, async (step) => {
    asked.push(step);
    return [step < 163 ? 3 : 7];
  });
  expect(found).toBe(163);
  expect(asked.length).toBeLessThan(8);
});

test('all that changed at one move is one moment, in the order in which they happened', async () => {
  const valuesAt = async (step: number) => (step < 4 ? [5, 5, 1] : step < 9 ? [5, 6, 1] : [6, 6, 0]);
  expect(await momentsOf([9, 4, 9], valuesAt)).toEqual([
    { step: 4, turns: [{ row: 1, from: 5, to: 6 }] },
    {
      step: 9,
      turns: [
        { row: 0, from: 5, to: 6 },
        { row: 2, from: 1, to: 0 },
      ],
    },
  ]);
});

test('of a long match some steps are looked at, the first and the last among them', () => {
  expect(stepsAlong(3, 80)).toEqual([0, 1, 2, 3]);
  expect(stepsAlong(100, 4)).toEqual([0, 25, 50, 75, 100]);
  expect(stepsAlong(0, 4)).toEqual([0]);
});
