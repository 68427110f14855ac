import type { TableOp, TableView } from '@sandtable/ide';

/** What is to be done for cells that come from a spreadsheet, and how many of them have no column here. */
export interface Pasted {
  readonly ops: readonly TableOp[];
  readonly left: number;
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

/** From a cell on to the right and down; rows that are not there yet come about. An empty cell is left to its default. */
export function pasted(view: TableView, row: number, column: number, text: string): Pasted {
  const cells = cellsOf(text);
  const names = view.columns.slice(column).map(({ name }) => name);
  const ops = cells.flatMap((line, i): readonly TableOp[] => {
    const at = row + i;
    const added: readonly TableOp[] = at < view.rows.length ? [] : [{ do: 'add', row: at - 1 }];
    const sets = line
      .slice(0, names.length)
      .map((one, j): TableOp => ({ do: 'set', row: at, column: names[j] ?? '', text: one === '' ? undefined : one }));
    return [...added, ...sets];
  });
  return { ops, left: cells.reduce((sum, line) => sum + Math.max(0, line.length - names.length), 0) };
}
