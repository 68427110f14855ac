import { expect, test } from 'vitest';
import { rangeOf } from '../src/version-range.ts';

const cases: readonly (readonly [range: string, fits: readonly string[], not: readonly string[]])[] = [
  ['*', ['0.0.1', '9.9.9'], []],
  ['1.2.3', ['1.2.3'], ['1.2.4', '1.2.2', '2.2.3']],
  ['1.2', ['1.2.0', '1.2.9'], ['1.3.0', '1.1.9']],
  ['^1.2', ['1.2.0', '1.9.0'], ['1.1.9', '2.0.0', '0.9.0']],
  ['^0.3.1', ['0.3.1', '0.3.9'], ['0.4.0', '0.3.0', '1.3.1']],
  ['~1.2.3', ['1.2.3', '1.2.9'], ['1.3.0', '1.2.2']],
  ['>=1.0 <3', ['1.0.0', '2.9.9'], ['0.9.9', '3.0.0']],
  ['>= 1.0', ['1.0.0', '4.0.0'], ['0.9.0']],
  ['^1.0', ['1.0.0-beta', '1.4'], ['two']],
];

test.each(cases)('%s', (range, fits, not) => {
  const is = rangeOf(range);
  expect(fits.filter((version) => !is?.(version))).toEqual([]);
  expect(not.filter((version) => is?.(version))).toEqual([]);
});

test.each(['', 'new', '^', '1.2.3.4', '>=', '1.x'])('%j is no range', (range) => {
  expect(rangeOf(range)).toBeUndefined();
});
