import { expect, test } from 'vitest';
import { compileNotation, patternFindings, print, read } from '../src/index.ts';
import { board, ERRAND, info, words } from './trade.ts';

const form = { type: ERRAND } as const;
const file = (text: string) => [{ path: 'l10n/errands.en.txt', text }];
const codesOf = (text: string) => patternFindings(file(text), info).map(({ code }) => code);

test.each([
  ['open', '['.repeat(50_000)],
  ['closed', `${'['.repeat(50_000)}a${']'.repeat(50_000)}`],
  ['with alternatives', '[a|'.repeat(50_000)],
])('a pattern that is nested too deeply is reported once, and the others are read: %s', (_, deep) => {
  const text = `Errand.rest = ${deep}\nErrand.go = {to}\n`;
  expect(codesOf(text).filter((code) => code === 'text/too-deep')).toEqual(['text/too-deep']);
  const notation = compileNotation(file(text), info, words);
  expect(typeof print({ notation, lang: 'en', board }, form, 'rest', board[0])).toBe('string');
});

test('sections in sections have no more ways than are compared', () => {
  const inner = (deep: number): string => (deep === 0 ? 'x' : `[a][b][c][d][${inner(deep - 1)}]`);
  expect(codesOf(`Errand.rest = r ${inner(40)}\n`)).not.toContain('text/too-deep');
});

test('a line is read by a pattern of many sections', () => {
  const notation = compileNotation(file(`Errand.rest = H ${'[a|b]'.repeat(2000)}\n`), info, words);
  expect(read(notation, form, `H ${'a '.repeat(40)}`, board).readings.length).toBeLessThan(2);
});
