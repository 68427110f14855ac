import { expect, test } from 'vitest';
import { createLooks } from '../src/state/looks.ts';

test('the first match goes on with the board that was there before it; every other is looked at anew', () => {
  const lookAt = createLooks();
  const before = lookAt('g', undefined);
  const first = lookAt('g', 'two 1');
  expect([first.key, first.look]).toEqual([before.key, before.look]);
  expect(lookAt('g', 'two 1').look).toBe(first.look);
  const second = lookAt('g', 'two 2');
  expect(second.key).not.toBe(first.key);
  expect(second.look).not.toBe(first.look);
  expect(lookAt('g', undefined).key).not.toBe(second.key);
  expect(lookAt('h', 'two 2').key).not.toBe(lookAt('g', 'two 2').key);
});
