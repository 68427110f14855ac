import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileNotation, patternFindings, print, read, readPage } from '../src/index.ts';
import { board, EN, ERRAND, info, words } from './trade.ts';

const SIGNS = ['{', '}', '[', ']', '|', '=', '~', '\\', '\n', '\n  ', '#', ' ', '-', 'u', 'Unit', 'Site.bree', 'x'];
const edit = fc.record({ at: fc.nat(EN.length), gone: fc.nat(20), more: fc.constantFrom(...SIGNS) });
const edited = fc
  .array(edit, { maxLength: 6 })
  .map((edits) => edits.reduce((text, { at, gone, more }) => text.slice(0, at) + more + text.slice(at + gone), EN));
const form = { type: ERRAND } as const;

test('whatever a pattern file says, it is read, and its mistakes have places in it', () => {
  fc.assert(
    fc.property(edited, (text) => {
      const files = [{ path: 'l10n/errands.en.txt', text }];
      for (const { span } of patternFindings(files, info)) {
        expect(span.file).toBe('l10n/errands.en.txt');
        expect([0 <= span.start, span.start <= span.end, span.end <= text.length]).toEqual([true, true, true]);
      }
      const notation = compileNotation(files, info, words);
      expect(typeof print({ notation, lang: 'en', board }, form, 'go(corin, true)', board[0])).toBe('string');
      read(notation, form, 'C Aria - Corin', board);
    }),
    { numRuns: 200 },
  );
});

test('whatever is on a page, every key has a value and every line is answered once', () => {
  const notation = compileNotation([{ path: 'l10n/errands.en.txt', text: EN }], info, words);
  const word = fc.constantFrom(
    'C',
    'S',
    'Aria',
    'Bree',
    'nh',
    '-',
    'Corin',
    'H',
    'by',
    'ferry',
    'Mid-Lake',
    '?',
    'Dorn',
    '3',
  );
  const line = fc.array(word, { maxLength: 8 }).map((parts) => parts.join(' '));
  const keys = ['unit_1', 'unit_2', 'unit_3'];
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const each = { kind: 3, keys, missing: 'rest' };
      const { answer, notes } = readPage({ notation, lang: 'en', board, form, each }, lines);
      expect('each' in answer && Object.keys(answer.each)).toEqual(keys);
      const reported = notes.filter((note) => note.line >= 0).map((note) => note.line);
      expect(reported).toEqual(lines.flatMap((text, i) => (text.trim() === '' ? [] : [i])));
    }),
    { numRuns: 200 },
  );
});
