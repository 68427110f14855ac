import { expect, test } from 'vitest';
import { parse } from '../src/parse.ts';

const kinds = (text: string): readonly string[] =>
  parse('a.sand', text).tokens.map((token) => `${token.kind} ${token.text}`);

test.each(['Stra\u00dfe', '\u00dcbung', 'caf\u00e9_2', 'a\u00e9b1', 'x_1y', 'B17'])(
  '%s is one word, with its accents, digits and underscores',
  (word) => {
    expect(kinds(`kind ${word}`)).toEqual(['keyword kind', `name ${word}`]);
    expect(kinds(`kind\t${word}\u00a0\r\n`)).toEqual(['keyword kind', `name ${word}`]);
  },
);

test('a letter of another alphabet, or a digit in front, ends a word', () => {
  expect(kinds('kind a\u0416')).toEqual(['keyword kind', 'name a', 'unknown \u0416']);
  expect(kinds('kind 1a')).toEqual(['keyword kind', 'number 1', 'name a']);
});

test('words have the places where they are, also behind blank lines', () => {
  const { decls } = parse('a.sand', '\n \n  kind City\n');
  expect(decls.map(({ span }) => [span.start, span.end])).toEqual([[5, 14]]);
});
