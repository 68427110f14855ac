import { expect, test } from 'vitest';
import { createLooks } from '../src/state/looks.ts';

test('the first match goes on with the look that was there before it; every other is seen as at first', () => {
  const lookAt = createLooks();
  const before = lookAt('g', undefined);
  const first = lookAt('g', 'two 1');
  expect([first.key, first.look]).toEqual([before.key, before.look]);
  expect(lookAt('g', 'two 1').look).toBe(first.look);
  const second = lookAt('g', 'two 2');
  expect(second.look).not.toBe(first.look);
  expect(lookAt('g', undefined).look).not.toBe(second.look);
});

test('the matches of a ruleset are on one board, and other rulesets on others', () => {
  const lookAt = createLooks();
  const { key } = lookAt('g', undefined);
  expect([lookAt('g', 'two 1').key, lookAt('g', 'two 2').key, lookAt('g', undefined).key]).toEqual([key, key, key]);
  expect(lookAt('h', 'two 2').key).not.toBe(key);
});
