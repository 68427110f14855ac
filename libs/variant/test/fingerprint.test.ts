import { expect, test } from 'vitest';
import { fingerprint, wordsOf } from '../src/fingerprint.ts';

const print = (text: string) => fingerprint(wordsOf(text));
const rule = 'function f(a: int): int = a + 10';

test.each([
  ['layout', 'function f(a: int):\n  int =\n\n  a+10'],
  ['a comment', 'function f(a: int): int = a + 10 // so it is'],
  ['a doc line', '/// So it is.\nfunction f(a: int): int = a + 10'],
  ['a citation', 'function f(a: int): int = a + 10  §6.2'],
  ['another fingerprint', 'function f(a: int): int was "a1b2" = a + 10'],
  ['provenance', 'function f(a: int): int = a + 10 from "somewhere"'],
])('%s does not count', (_, text) => {
  expect(print(text)).toBe(print(rule));
});

test.each([
  ['a number', 'function f(a: int): int = a + 11'],
  ['a name', 'function f(b: int): int = b + 10'],
  ['a sign', 'function f(a: int): int = a - 10'],
  ['words that run together', 'function f(a: int): int = a + 1 0'],
])('%s counts', (_, text) => {
  expect(print(text)).not.toBe(print(rule));
});

test('is four characters that can be typed', () => {
  for (let i = 0; i < 500; i++) expect(fingerprint([String(i)])).toMatch(/^[0-9a-z]{4}$/);
});
