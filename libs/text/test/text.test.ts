import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, editDistance, editFiles, lineIndex, near } from '../src/index.ts';

describe('line index', () => {
  test('offsets and positions', () => {
    const index = lineIndex('ab\r\n\ncd');
    expect(index.lineCount).toBe(3);
    expect(index.positionAt(0)).toEqual({ line: 1, column: 1 });
    expect(index.positionAt(6)).toEqual({ line: 3, column: 2 });
    expect(index.offsetAt({ line: 3, column: 1 })).toBe(5);
    expect(index.offsetAt({ line: 2, column: 9 })).toBe(4);
    expect(index.lineText(1)).toBe('ab');
  });

  test('there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', 'é') }), fc.nat(40), (text, at) => {
        const index = lineIndex(text);
        const offset = Math.min(at, text.length);
        return index.offsetAt(index.positionAt(offset)) === offset;
      }),
    );
  });
});

describe('edits', () => {
  const edit = (start: number, end: number, text: string) => ({ span: { file: 'a', start, end }, text });
  test.each([
    { edits: [edit(4, 5, 'X'), edit(0, 1, '')], result: 'bcdX' },
    { edits: [edit(2, 2, '1'), edit(2, 2, '2')], result: 'ab12cde' },
    { edits: [edit(0, 3, 'x'), edit(2, 4, 'y')], result: 'xde' },
    { edits: [], result: 'abcde' },
  ])('$result', ({ edits, result }) => {
    expect(applyEdits('abcde', edits)).toBe(result);
  });

  test('go to the files that they speak of', () => {
    const files = [
      { path: 'a', text: 'abc' },
      { path: 'b', text: 'abc' },
    ];
    const edits = [{ span: { file: 'b', start: 1, end: 2 }, text: 'x' }];
    const after = editFiles(files, edits);
    expect(after.map(({ text }) => text)).toEqual(['abc', 'axc']);
    expect(after[0]).toBe(files[0]);
  });
});

describe('near', () => {
  test.each([
    ['procedur', 'procedure'],
    ['retrun', 'return'],
    ['tabel', 'table'],
    ['Army', 'army'],
    ['zebra', undefined],
    ['x', undefined],
  ])('%s', (word, expected) => {
    expect(near(word, ['procedure', 'return', 'table', 'army', 'a'])).toBe(expected);
  });

  test('distance is symmetric and zero for equals only', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const one = editDistance(a, b);
        return one === editDistance(b, a) && (one === 0) === (a === b);
      }),
    );
  });
});
