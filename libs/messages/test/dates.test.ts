import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateInWords } from '../src/dates.ts';

/** Spaces that languages set between numbers are spaces here. */
const inWords = (lang: string, text: string): string => dateInWords(lang, text).replaceAll(/\s/gu, ' ');

test.each([
  ['de', '1914-08-26/31', '26.–31. August 1914'],
  ['de', '1915-04-25/1916-01-09', '25. April 1915 – 9. Januar 1916'],
  ['en', '1914-08-26/31', 'August 26 – 31, 1914'],
  ['en', '1916-05-31/06-01', 'May 31 – June 1, 1916'],
  ['en', '1915-01-24', 'January 24, 1915'],
  ['fr', '1914-08-26/31', '26–31 août 1914'],
  ['fr', '1915-01-24', '24 janvier 1915'],
])('in %s %s is “%s”', (lang, text, words) => {
  expect(inWords(lang, text)).toBe(words);
});

test.each(['1914', '1914-08', '1914-02-30', '1914-08-26/', '1914-08-26/25', '1914-08-26/31/31', 'on 1914-08-26', ''])(
  '“%s” is no date and stays as it is',
  (text) => {
    expect(dateInWords('en', text)).toBe(text);
  },
);

test('every day is called by itself', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, days, (a, b) => {
      const [x, y] = [a, b].map((day) => day.toISOString().slice(0, 10)) as [string, string];
      expect(dateInWords('en', x) === dateInWords('en', y)).toBe(x === y);
    }),
  );
});
