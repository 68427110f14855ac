import { languages } from '@sandtable/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileNotation, type Form, print, printResult, read } from '../src/index.ts';
import { board, ERRAND, info, notation, REGIONS, SITES } from './trade.ts';

const values = [
  'rest',
  ...SITES.flatMap((site) => [`go(${site}, false)`, `go(${site}, true)`]),
  ...REGIONS.flatMap((region) => [`help(${region}, none)`, ...SITES.map((site) => `help(${region}, ${site})`)]),
  ...Array.from({ length: 44 }, (_, i) => [`load(${i - 3}, true)`, `load(${i - 3}, false)`]).flat(),
];
const form: Form = { type: ERRAND };

test('every value is read as it was printed, in every language', () => {
  for (const lang of languages)
    for (const piece of board)
      for (const value of values) {
        const line = print({ notation, lang, board }, form, value, piece);
        const { readings, guessed } = read(notation, form, line, board);
        const { craft = '', site = '' } = piece.fields;
        expect({ line, readings, guessed }).toEqual({
          line,
          readings: [{ value, piece: { fields: { craft, site } } }],
          guessed: false,
        });
      }
});

test('nor does it matter how it is spelt', () => {
  const noisy = fc.record({
    lang: fc.constantFrom(...languages),
    piece: fc.constantFrom(...board),
    value: fc.constantFrom(...values),
    change: fc.array(fc.constantFrom(...CHANGES), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(noisy, ({ lang, piece, value, change }) => {
      const line = change.reduce((text, one) => one(text), print({ notation, lang, board }, form, value, piece));
      expect(read(notation, form, line, board).readings.map((one) => one.value)).toEqual([value]);
    }),
    { numRuns: 300 },
  );
});

const CHANGES: readonly ((line: string) => string)[] = [
  (line) => line.toLowerCase(),
  (line) => line.toUpperCase(),
  (line) => line.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
  (line) => line.normalize('NFD'),
  (line) => line.replaceAll('-', '–'),
  (line) => line.replace(/ *- */g, '-'),
  (line) => ` ${line.replaceAll(' ', '  ')}. `,
];

const PRINTED: readonly (readonly [string, string, string])[] = [
  ['go(corin, false)', 'S Bree sh - Corin', 'B Bree Süd - Körin'],
  ['go(bree_north, true)', 'S Bree sh - Bree nh by ferry', 'B Bree Süd - Bree Nord mit Fähre'],
  ['rest', 'S Bree sh H', 'B Bree Süd XXX'],
  ['help(aria_r, corin)', 'S Bree sh S C Aria - Corin', 'B Bree Süd U K Aria - Körin'],
  ['help(dorn_r, none)', 'S Bree sh S C Dorn Hills', 'B Bree Süd U K Straßberg'],
  ['load(4, true)', 'S Bree sh takes 4 first', 'B Bree Süd lädt 4 zuerst'],
];

test.each(PRINTED)('%s is printed', (value, en, de) => {
  const [, piece] = board;
  const printed = languages.map((lang) => print({ notation, lang, board }, form, value, piece));
  // There are no patterns in French, so English ones are used.
  expect(printed).toEqual([en, de, en]);
});

test('a line is printed with what became of it', () => {
  const lines = board.map((piece) => printResult({ notation, lang: 'de', board }, 3, piece, 'K Aria XXX'));
  expect(lines[0]).toBe('K Aria XXX');
  expect(lines[3]).toBe('K Aria XXX *too late*');
});

test('what is not on the board is identified by its name', () => {
  const printer = { notation, lang: 'en', board: [] } as const;
  expect(print(printer, form, 'help(aria_r, corin)', board[1])).toBe('S Bree sh S Aria - Corin');
});

test('members whose kind has no pattern are called by their names', () => {
  const plain = compileNotation(
    [{ path: 'l10n/errands.en.txt', text: 'Errand.rest = {u} H\nUnit.unit_1 = Old cart\n' }],
    info,
    [],
  );
  const lines = board.map((piece) => print({ notation: plain, lang: 'en', board }, form, 'rest', piece));
  expect(lines.slice(0, 2)).toEqual(['Old cart H', 'unit_2 H']);
  expect(read(plain, form, 'old cart h').readings).toEqual([{ value: 'rest', piece: { member: 'unit_1' } }]);
});
