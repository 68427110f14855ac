import { expect, test, vi } from 'vitest';
import { lex } from '../src/lexer.ts';

const images = (text: string): readonly string[] => lex('a.sand', text).lexemes.map(({ image }) => image);

test.each([
  ['f(a, b)[c] = {d: e? | f}', 'f ( a , b ) [ c ] = { d : e ? | f }'],
  ['a == b', 'a == b'],
  ['n += 1 - 2', 'n += 1 - 2'],
  ['n -= -1', 'n -= - 1'],
  ['a -> b -- c', 'a -> b -- c'],
  ['a.b of 1..2', 'a . b of 1 .. 2'],
  ['_ * b;', '_ * b ;'],
  ['x =', 'x ='],
])('%s', (text, words) => {
  expect(images(text)).toEqual(words.split(' '));
  expect(lex('a.sand', text).findings).toEqual([]);
});

test.each([
  ['x := 1', 'x = 1'],
  ['a =< b', 'a <= b'],
  ['a === b', 'a == b'],
  ['1...2', '1 .. 2'],
])('%s of other languages is read as one sign', (text, words) => {
  expect(images(text)).toEqual(words.split(' '));
  expect(lex('a.sand', text).findings).toHaveLength(1);
});

test('words, blanks and short signs are read without an expression', () => {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  images('let a: B = f(c, d[e.g])\n  a += {h, i}');
  const texts = exec.mock.results.flatMap(({ value }) => (value as readonly string[] | null)?.[0] ?? []);
  vi.restoreAllMocks();
  expect(texts).toEqual(['+=']);
});
