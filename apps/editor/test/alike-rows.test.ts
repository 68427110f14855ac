import { expect, test } from 'vitest';
import { alikeRows } from '../src/play/alike-rows.ts';

const row = (text: string, path = 'p/met') => ({ text, path, share: 0.25 });
const rowsOf = (texts: readonly ReturnType<typeof row>[]) =>
  alikeRows(texts).map(({ before, behind, rows }) => [before, behind, ...rows.map(({ differs }) => differs)]);

test('lines that differ in a word stand once, with what differs', () => {
  expect(rowsOf([row('North takes 0 damage.'), row('South holds.', 'p/holds'), row('North takes 2 damage.')])).toEqual([
    ['North takes', 'damage.', '0', '2'],
    ['South holds.', '', ''],
  ]);
});

test('lines with nothing in common, of which one says no more, or that differ in much stay by themselves', () => {
  const apart = [row('North wins.'), row('South wins today.')];
  expect(rowsOf(apart).map(([before]) => before)).toEqual(['North wins.', 'South wins today.']);
  expect(rowsOf([row('North wins'), row('North wins twice')])).toHaveLength(2);
  expect(rowsOf([row('So a b c d it is'), row('So e f g h it is')])).toHaveLength(2);
});

test('what is no line of the log is never put together', () => {
  const loose = ['Ends 1 up', 'Ends 2 up'].map((text) => ({ text, share: 0.5 }));
  expect(alikeRows(loose)).toHaveLength(2);
});
