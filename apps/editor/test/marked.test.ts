import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedIn } from '../src/house-rules/marked.ts';

const shown = (text: string, other: string): string =>
  markedIn(text, other)
    .map(({ text: own, marked }) => (marked ? `[${own.trim()}]` : own.trim()))
    .join(' ');

test('words that the other text does not have are marked', () => {
  expect(shown('Stone.pebble { weight: 2 }', 'Stone.pebble { weight: 3 }')).toBe('Stone.pebble { weight: [2] }');
  expect(shown('a > b', 'a > b')).toBe('a > b');
  expect(shown('a\n  > limit + 1', 'a > limit')).toBe('a\n  > limit [+ 1]');
});

test('law: the pieces are the text, and what is not marked is a row of words in both', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'limit', '(', ')', '+ ', '\n  '), { maxLength: 20 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [left, right] = [a.join(' ').trimStart(), b.join(' ').trimStart()];
      const words = (one: string, other: string) =>
        markedIn(one, other).flatMap(({ text: own, marked }) => (marked ? [] : own.split(/\s+/).filter(Boolean)));
      expect(
        markedIn(left, right)
          .map((part) => part.text)
          .join(''),
      ).toBe(left);
      expect(words(left, right).length).toBe(words(right, left).length);
    }),
  );
});
