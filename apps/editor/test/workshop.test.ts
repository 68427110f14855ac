import { expect, test } from 'vitest';
import { cellProblems } from '../src/table-editor/cell-problems.ts';
import { completedText } from '../src/table-editor/completed-text.ts';
import type { Finding } from '../src/workers/protocol.ts';

const cell = (start: number, end: number) => ({ text: '', start, end });
const row = { id: 'a', start: 10, end: 40, cells: { id: cell(12, 15), worth: cell(20, 22) } };
const finding = (start: number, end: number, message: string): Finding => ({
  code: 'table/cell',
  severity: 'error',
  file: 'cards.json',
  start,
  end,
  message,
  fixes: [],
});

test('what is wrong stands at the cell that it marks, and else at the row', () => {
  const found = cellProblems(
    [
      finding(21, 22, 'too much'),
      finding(20, 22, 'odd'),
      finding(10, 11, 'something is missing'),
      finding(40, 45, 'no'),
    ],
    row,
  );
  expect([...found]).toEqual([
    ['worth', ['too much', 'odd']],
    ['', ['something is missing']],
  ]);
});

test('an item takes the place of the word, and the caret stands where its arguments go', () => {
  const at = { start: 5, end: 8 };
  expect(completedText('rest, gai)', { start: 6, end: 9 }, { insert: 'gain($0)' })).toEqual({
    text: 'rest, gain())',
    caret: 11,
  });
  expect(completedText('one, tw', at, { insert: 'two' })).toEqual({ text: 'one, two', caret: 8 });
});
