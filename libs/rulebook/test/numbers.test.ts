import { readChapters } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { chapterGroups, correctedLengths, filledTo, whiteIn } from '../src/index.ts';
import { numbersOf } from '../src/numbers.ts';

test('parts of a book are numbered by chapters; a level that was left out is no gap', () => {
  const text = ['# A {#a}', '## B {#b}', '### C {#c}', '## D {#d}', '# E {#e}', '### F {#f}', '### G {#g}'].join(
    '\n\n',
  );
  const numbers = numbersOf(readChapters([{ path: 'text/en/1.md', text }]).fragments);
  expect(Object.fromEntries(numbers)).toEqual({ a: '1', b: '1.1', c: '1.1.1', d: '1.2', e: '2', f: '2.1', g: '2.2' });
});

test('a chapter begins on the last page of the one before, if that would be mostly white', () => {
  expect(chapterGroups([1.9, 2.2, 0.7, 1.3, 0.6])).toEqual([[0], [1, 2], [3, 4]]);
  expect(chapterGroups([3, 2])).toEqual([[0], [1]]);
  expect(chapterGroups([])).toEqual([]);
});

test('a chapter has pages of its own where little is white, and no more than three share theirs', () => {
  expect(chapterGroups([0.7, 0.6, 1.8])).toEqual([[0], [1], [2]]);
  expect(chapterGroups([0.1, 0.1, 0.1, 0.1, 0.1]).map(({ length }) => length)).not.toContain(4);
  // With the second chapter the first would end as badly as without it.
  expect(chapterGroups([1.1, 1, 0.8])).toEqual([[0, 1, 2]]);
});

test('how far a page is filled follows from the lines that it has room for', () => {
  expect(filledTo('a4', 0)).toBe(0);
  expect(filledTo('a4', 251)).toBe(1);
  expect(filledTo('letter', (279.4 - 46) / 2)).toBeCloseTo(0.5);
  expect(filledTo('a4', -3)).toBe(0);
});

test('chapters that came out longer together than by themselves are put together anew', () => {
  const lengths = [1.4, 1.5, 0.6];
  const groups = chapterGroups(lengths);
  expect(groups).toEqual([[0, 1], [2]]);
  const corrected = correctedLengths(lengths, groups, [3.1, 0.6]);
  expect(corrected.map((length) => length.toFixed(1))).toEqual(['1.4', '1.7', '0.6']);
  expect(whiteIn([3.1, 0.6])).toBeCloseTo(0.9);
  expect(whiteIn(chapterGroups(corrected).map((group) => group.reduce((sum, i) => sum + (corrected[i] ?? 0), 0)))).toBe(
    0,
  );
});
