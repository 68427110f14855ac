import { expect, test } from 'vitest';
import { memoized } from '../src/state/memoized.ts';

test('a value is computed again when an argument has changed, and not before', () => {
  let count = 0;
  const pair = memoized((a: unknown, b?: unknown) => {
    count += 1;
    return [a, b];
  });
  const first = pair('x', Number.NaN);
  expect(pair('x', Number.NaN)).toBe(first);
  expect(count).toBe(1);
  expect(pair('y', Number.NaN)).toEqual(['y', Number.NaN]);
  expect(pair('x', Number.NaN)).not.toBe(first);
  expect(pair('x')).toEqual(['x', undefined]);
  expect(count).toBe(4);
});
