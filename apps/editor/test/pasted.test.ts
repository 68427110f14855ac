import type { TableView } from '@sandtable/ide';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, pasted } from '../src/table-editor/pasted.ts';

const view = {
  columns: [{ name: 'id' }, { name: 'worth' }, { name: 'at' }],
  rows: [{}, {}],
} as unknown as TableView;

test('cells from a spreadsheet go to the right and down, and rows come about where there are none', () => {
  expect(pasted(view, [0, 1], 1, 1, '3\taria\r\n\tbree\r\n')).toEqual({
    ops: [
      { do: 'add', row: 1 },
      { do: 'set', row: 1, column: 'worth', text: '3' },
      { do: 'set', row: 2, column: 'worth', text: undefined },
      { do: 'set', row: 1, column: 'at', text: 'aria' },
      { do: 'set', row: 2, column: 'at', text: 'bree' },
    ],
    ignored: 0,
  });
});

test('what has no column here is counted, not dropped unsaid', () => {
  expect(pasted(view, [0, 1], 0, 2, 'a\tb\tc\nd')).toMatchObject({ ignored: 2 });
});

test('any cells come back as they were copied', () => {
  const cell = fc.string({ maxLength: 6 }).map((text) => text.replaceAll('\r', ''));
  const quoted = (text: string): string => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.map(quoted).join('\t')).join('\n');
      expect(cellsOf(`${text}\n`)).toEqual(rows);
    }),
  );
});
