import { expect, test } from 'vitest';
import { stillLoading } from '../src/state/still-loading.ts';

test('only rules that were found wrong are shown to be so; until then, and while sound ones are made, they are loading', () => {
  expect(stillLoading({ compiledIn: undefined, rulesValid: true })).toBe(true);
  expect(stillLoading({ compiledIn: undefined, rulesValid: false })).toBe(true);
  expect(stillLoading({ compiledIn: 40, rulesValid: true })).toBe(true);
  expect(stillLoading({ compiledIn: 40, rulesValid: false })).toBe(false);
});
