import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkText, textOfLink } from '../src/index.ts';

test('any text comes back from its link, and the link needs no escaping', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const link = linkText(text);
      expect(link).toMatch(/^[\w-]*$/);
      expect(textOfLink(link)).toBe(text);
    }),
  );
});

test('what was cut or is no link gives nothing', () => {
  const link = linkText('variant "more" of "war" { set constant turns = 9 }'.repeat(20));
  expect(textOfLink(link.slice(0, link.length - 9))).toBeUndefined();
  expect(textOfLink('%%%')).toBeUndefined();
});

test('a bomb is not unpacked', () => {
  expect(textOfLink(linkText('a'.repeat(5_000_000)))).toBeUndefined();
});
