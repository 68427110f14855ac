import { expect, test } from 'vitest';
import { inColumns, inTable } from '../../src/screen/columns.ts';
import { inked, painted, widthOf } from '../../src/screen/ink.ts';
import { wrapped } from '../../src/screen/wrap.ts';

const items = ['aria', 'bree', 'corin', 'dorn', 'elm'];

test('items go down the first column, then the next, in as many columns as fit', () => {
  expect(inColumns(items, 80)).toEqual(['  aria  bree  corin  dorn  elm']);
  expect(inColumns(items, 20)).toEqual(['  aria  corin  elm', '  bree  dorn']);
  expect(inColumns(items, 12)).toEqual(items.map((item) => `  ${item}`));
});

test('a table has columns as wide as their widest cell', () => {
  expect(
    inTable([
      ['', 'armies'],
      ['North', '9'],
    ]),
  ).toEqual(['         armies', '  North  9']);
});

test('styles take no room, and wide characters take two columns', () => {
  expect(widthOf(inked('bold', 'aria'))).toBe(4);
  expect(widthOf('戦争')).toBe(4);
  expect(inColumns([inked('bold', 'a'), 'b'], 6)).toHaveLength(1);
});

test('styles become colors, or nothing', () => {
  expect(painted(inked('accent', '7'), true)).toBe('\u001b[36m7\u001b[0m');
  expect(painted(inked('accent', '7'), false)).toBe('7');
});

test('no line is wider than the terminal, and what follows is indented', () => {
  const text = `  ${'word '.repeat(30).trim()} ${'x'.repeat(50)}`;
  const lines = wrapped(text, 24).split('\n');
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(24);
  expect(lines[0]).toMatch(/^ {2}word/);
  expect(lines[1]).toMatch(/^ {6}word/);
  expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test('a style goes on in the next line', () => {
  const [first = '', second = ''] = wrapped(inked('bold', 'one two three four'), 12).split('\n');
  expect(painted(first, true)).toBe('\u001b[1mone two\u001b[0m');
  expect(painted(second, true).trim()).toBe('\u001b[1mthree\u001b[0m');
});
