import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenLines } from '../src/state/even-lines.ts';

const pieces = fc.array(fc.constantFrom('a', 'b', '\n', '\r\n', '\r', '\ufeff', '\u{1f3b2}'), { maxLength: 12 });
const texts = pieces.map((parts) => parts.join(''));

test('lines end alike, and nothing else is another', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const even = evenLines(text);
      const ends = new Set(even.match(/\r\n|\r|\n/g) ?? []);
      expect(ends.size).toBeLessThanOrEqual(1);
      expect(ends.has('\r')).toBe(false);
      expect(even.replace(/\r\n/g, '\n')).toBe(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
    }),
  );
});

test('a text that is even already stays, whichever way its lines end', () => {
  for (const text of ['', 'a', 'a\nb\n', 'a\r\nb\r\n']) expect(evenLines(text)).toBe(text);
});
