import type { TableOp, TableView } from '@sandtable/ide';

/** What is to be done for cells that come from a spreadsheet, and how many of them have no column here. */
export interface Pasted {
  readonly ops: readonly TableOp[];
  readonly ignored: number;
}

/** Cells as spreadsheets put them on the clipboard: tabs and lines between them, quoted where they hold either. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /\t|\r?\n|"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]+/g;
  let isOpen = true;
  for (const [sign, quoted] of text.replace(/\r?\n$/, '').matchAll(cell)) {
    const isBreak = sign === '\t' || sign.endsWith('\n');
    if (!isBreak || isOpen) rows.at(-1)?.push(isBreak ? '' : (quoted?.replaceAll('""', '"') ?? sign));
    if (isBreak && sign !== '\t') rows.push([]);
    isOpen = isBreak;
  }
  if (isOpen) rows.at(-1)?.push('');
  return rows;
}

/**
 * From a cell on to the right and down, along the rows that are shown; behind the last of them rows come about at the end of
 * the file. An empty cell is left to its default.
 */
export function pasted(view: TableView, order: readonly number[], at: number, column: number, text: string): Pasted {
  const cells = cellsOf(text);
  const names = view.columns.slice(column).map(({ name }) => name);
  const count = view.rows.length;
  const missing = Math.max(0, at + cells.length - order.length);
  const added = Array.from({ length: missing }, (_, i): TableOp => ({ do: 'add', row: count + i - 1 }));
  const rowAt = (i: number): number => order[at + i] ?? count + at + i - order.length;
  // Column by column, since what is written in many rows of one column is written at once.
  const sets = names.flatMap((name, j) =>
    cells.flatMap((line, i): readonly TableOp[] => {
      const one = line[j];
      if (one === undefined) return [];
      return [{ do: 'set', row: rowAt(i), column: name, text: one === '' ? undefined : one }];
    }),
  );
  return {
    ops: [...added, ...sets],
    ignored: cells.reduce((sum, line) => sum + Math.max(0, line.length - names.length), 0),
  };
}
