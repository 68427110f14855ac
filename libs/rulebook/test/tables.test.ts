import { expect, test } from 'vitest';
import { htmlOf } from '../src/markdown.ts';

const words = { yes: 'yes', no: 'no' };
const table = (head: string, rows: readonly string[]): string =>
  htmlOf([head, head.replaceAll(/[^|]+/g, '---'), ...rows].join('\n'), words);

test('yes and no are marks in a column that says nothing else, and are still read aloud', () => {
  const html = table('| City | Port | Note |', ['| Riga | yes | yes |', '| Wien | no | late |']);
  expect(html).toContain('<th scope="col" class="mark">Port</th>');
  expect(html).toContain('<td class="mark"><span role="img" aria-label="yes">•</span></td><td class="short">yes</td>');
  expect(html).toContain('<td class="mark"><span role="img" aria-label="no"></span></td><td class="short">late</td>');
});

test('numbers stand below each other', () => {
  const html = table('| City | Points |', ['| Riga | 3 |', '| Wien | −1 |', '| Rom | – |']);
  expect(html).toContain('<th scope="col" class="number">Points</th>');
  expect(html).toContain('<td class="number">−1</td>');
});

test('ids that count on are numbers; others stay', () => {
  const html = table('| Front | Hex |', ['| f1 | a1 |', '| f2 | b1 |']);
  expect(html).toContain('<tr><td class="number">1</td><td class="short">a1</td></tr>');
  expect(html).toContain('<td class="short">b1</td>');
});

test('a short table is never broken', () => {
  const rows = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `| City ${i} | of the plain |`);
  expect(table('| City | Where |', rows(12))).toContain('<table class="whole">');
  expect(table('| City | Where |', rows(13))).toContain('<table>');
});

test('a long table of short rows is set as one set for each of its sides', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `| Army ${i} | ${i < 14 ? 'east' : 'west'} | ${i % 3} |`);
  const html = table('| Army | Side | Strength |', rows);
  expect(html).toMatch(/^<div class="sets sets-3"><table><caption>east<\/caption>/);
  expect(html.match(/<caption>[^<]*/g)).toEqual(['<caption>east', '<caption>west']);
  expect(html).not.toContain('>Side</th>');
  expect(html.match(/<tr><td class="short">/g)).toHaveLength(30);
});

test('a long table whose rows are long stays one table', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `| Army ${i} | ${'long words '.repeat(6)} |`);
  expect(table('| Army | Where |', rows)).toMatch(/^<table/);
});

test('short cells stay in one line, unless all of them together are too long for that', () => {
  const cells = (n: number): string => `| ${Array.from({ length: n }, () => 'twenty signs, or so').join(' | ')} |`;
  expect(table(cells(3), [cells(3)])).toContain('<td class="short">');
  expect(table(cells(5), [cells(5)])).not.toContain('<td class="short">');
});
