import { expect, test } from 'vitest';
import { isAlike } from '../src/state/is-alike.ts';

const list = ['a'];

test.each([
  [{ list, n: 1 }, { list, n: 1 }, true],
  [{ list }, { list: ['a'] }, false],
  [{ n: 1 }, { n: 1, m: undefined }, false],
  [{ n: 1, m: undefined }, { n: 1 }, false],
  [{ m: undefined }, { n: undefined }, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1], false],
  [[1], { 0: 1 }, false],
  [new Map([['a', 1]]), new Map([['a', 1]]), true],
  [new Map([['a', 1]]), new Map([['a', 2]]), false],
  [undefined, {}, false],
  [Number.NaN, Number.NaN, true],
])('%o and %o are alike: %s', (one, other, is) => {
  expect(isAlike(one, other)).toBe(is);
});
