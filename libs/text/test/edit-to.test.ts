import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editTo, sameHead, sameTail } from '../src/index.ts';

const pieces = fc.array(fc.constantFrom('a', 'b', '\n', '\r\n', '\r', '\ufeff', '\u{1f3b2}'), { maxLength: 12 });
const texts = pieces.map((parts) => parts.join(''));

test('the edit from a text to another makes it that, and touches nothing that is the same on both sides', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const { start, end, text } = editTo(before, after);
      expect(before.slice(0, start) + text + before.slice(end)).toBe(after);
      if (before !== after && text.length > 0 && end > start) expect(before[start]).not.toBe(text[0]);
    }),
  );
});

test('no edit parts the halves of a sign', () => {
  const signs = fc.array(fc.constantFrom('a', '😀', '😃', '🀀'), { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      const { start, end, text } = editTo(before, after);
      expect(before.slice(0, start) + text + before.slice(end)).toBe(after);
      expect(
        [before.slice(0, start), before.slice(start, end), before.slice(end), text].every((s) => s.isWellFormed()),
      ).toBe(true);
    }),
  );
});

test('in long texts, which are compared piece by piece, the edit is the same as sign by sign', () => {
  const long = 'piece by piece, '.repeat(600);
  const place = fc.integer({ min: 0, max: long.length });
  const put = fc.constantFrom('', 'p', 'x', 'piece by piece, ', 'y'.repeat(5000));
  fc.assert(
    fc.property(place, place, put, (one, other, between) => {
      const after = long.slice(0, Math.min(one, other)) + between + long.slice(Math.max(one, other));
      const start = sameHead(long, after);
      const tail = sameTail(long, after, start);
      const text = after.slice(start, after.length - tail);
      expect(editTo(long, after)).toEqual({ start, end: long.length - tail, text });
    }),
  );
});
