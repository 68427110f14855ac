import { expect, test } from 'vitest';
import { finish, takeStretch } from '../src/index.ts';

function* counting(to: number): Generator<number, string> {
  for (let n = 1; n <= to; n++) yield n;
  return 'done';
}

test('a stretch takes one step at least, and tells the last one', () => {
  const work = counting(3);
  expect(takeStretch(work, () => true)).toEqual({ done: false, step: 1 });
  let asked = 0;
  expect(takeStretch(work, () => ++asked === 2)).toEqual({ done: false, step: 3 });
  expect(takeStretch(work, () => false)).toEqual({ done: true, step: undefined, result: 'done' });
});

test('all steps at once end with the result', () => {
  expect(takeStretch(counting(3), () => false)).toEqual({ done: true, step: 3, result: 'done' });
  expect(finish(counting(4))).toBe('done');
  expect(finish(counting(0))).toBe('done');
});
