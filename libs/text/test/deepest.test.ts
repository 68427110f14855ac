import { expect, test } from 'vitest';
import { DEEPEST, isTooDeep } from '../src/index.ts';

const nested = (count: number): string => `${'[{"a":'.repeat(count / 2)}1${'}]'.repeat(count / 2)}`;

test('brackets up to the limit are fine, and one more is too deep', () => {
  expect(isTooDeep(nested(DEEPEST))).toBe(false);
  expect(isTooDeep(`[${nested(DEEPEST)}]`)).toBe(true);
  expect(isTooDeep('['.repeat(1_000_000))).toBe(true);
});

test('brackets beside each other and in texts are not deep', () => {
  expect(isTooDeep(`[${'{"a": [1]},'.repeat(1000)}1]`)).toBe(false);
  expect(isTooDeep(`["${'['.repeat(1000)}", "\\"${'{'.repeat(1000)}"]`)).toBe(false);
});

test('a text of millions of escaped signs is passed over', () => {
  expect(isTooDeep(`["${'\\"['.repeat(7_000_000)}", ${'['.repeat(DEEPEST)}`)).toBe(true);
});
