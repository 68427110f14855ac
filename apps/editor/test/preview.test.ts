import { describe, expect, test } from 'vitest';
import { previewOf } from '../src/refactor/preview-of.ts';

const TEXT = 'one two\nthree\nfour five\nsix\n';
const edit = (start: number, end: number, text: string, file = 'a') => ({ span: { file, start, end }, text });
const lines = (...edits: ReturnType<typeof edit>[]) =>
  previewOf(edits, (file) => (file === 'a' ? TEXT : 'other\n')).map(({ file, line, before, after }) => [
    `${file}:${line}`,
    before,
    after,
  ]);

describe('a preview of a change', () => {
  test('shows whole lines, edits of one line together, files apart', () => {
    expect(lines(edit(4, 7, '2'), edit(0, 3, '1'), edit(19, 23, '5'), edit(0, 5, 'more', 'b'))).toEqual([
      ['a:1', 'one two', '1 2'],
      ['a:3', 'four five', 'four 5'],
      ['b:1', 'other', 'more'],
    ]);
  });
  test('shows lines that go, and lines that come', () => {
    expect(lines(edit(8, 14, ''))).toEqual([['a:2', 'three', '']]);
    expect(lines(edit(13, 13, '\nnew'))).toEqual([['a:2', 'three', 'three\nnew']]);
    expect(lines(edit(0, 0, 'head\n\n'))).toEqual([['a:1', 'one two', 'head\n\none two']]);
  });
});
