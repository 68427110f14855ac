import { type CsvCell, readCsv } from '@sandtable/schema';
import { cover } from '@sandtable/text';
import { csvOf } from './cell-text.ts';
import type { Sheet, SheetEdit, SheetRow } from './sheet.ts';

type Line = readonly CsvCell[];

/** The first line names the columns. A column that the file does not have cannot be written in one cell alone. */
export function csvSheet(file: string, text: string): Sheet | undefined {
  const [head, ...body] = readCsv(file, text).lines;
  if (head === undefined) return undefined;
  const columnAt = (column: string): number => head.findIndex((cell) => cell.text === column);
  const lines = body.filter((line) => line.length === head.length);
  return {
    rows: lines.map((line) => rowOf(head, line)),
    setCell(row, column, value, type) {
      const at = columnAt(column);
      const cell = lines[row]?.[at];
      if (cell === undefined)
        return value === undefined ? undefined : withColumn(text, head, lines, row, column, csvOf(value, type));
      return { start: cell.span.start, end: cell.span.end, text: value === undefined ? '' : csvOf(value, type) };
    },
    addRow(behind, id, columns) {
      const like = lines[behind];
      const raw = (cell: CsvCell | undefined): string => (cell ? text.slice(cell.span.start, cell.span.end) : '');
      const cells = head.map(({ text: column }, i) =>
        column === 'id' ? id : columns.has(column) ? raw(like?.[i]) : '',
      );
      const end = lineAround(text, like ?? body.at(-1) ?? head).end;
      return { start: end, end, text: `${breakOf(text)}${cells.join(',')}` };
    },
    deleteRow(row) {
      const line = lines[row];
      if (line === undefined) return undefined;
      const { start, end } = lineAround(text, line);
      return { start: start - breakBefore(text, start), end, text: '' };
    },
  };
}

function rowOf(head: Line, line: Line): SheetRow {
  const cells = line.flatMap((cell, i) => {
    const column = head[i]?.text;
    const isDefault = !cell.quoted && (cell.text === '' || cell.text === '_');
    return column === undefined || isDefault ? [] : [[column, { span: cell.span, text: cell.text }] as const];
  });
  return { span: spanOf(line), cells: new Map(cells), sources: new Map() };
}

const spanOf = (line: Line) => {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? cover(first.span, last.span) : { file: '', start: 0, end: 0 };
};

/** From the first cell of a line to its break. */
function lineAround(text: string, line: Line): { readonly start: number; readonly end: number } {
  const span = spanOf(line);
  const start = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, text.startsWith('\ufeff') ? 1 : 0);
  const found = text.slice(span.end).search(/\r?\n/);
  return { start, end: found < 0 ? text.length : span.end + found };
}

const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
const breakBefore = (text: string, at: number): number => (text.startsWith('\r\n', at - 2) ? 2 : Math.min(at, 1));

/** A new column stands at the end of every line. */
function withColumn(
  text: string,
  head: Line,
  lines: readonly Line[],
  row: number,
  column: string,
  value: string,
): SheetEdit {
  const [start, end] = [lineAround(text, head).end, lineAround(text, lines.at(-1) ?? head).end];
  const ends = lines.map((line, i) => ({ at: lineAround(text, line).end, more: i === row ? `,${value}` : ',' }));
  let [written, done] = [`,${column}`, start];
  for (const { at, more } of ends) {
    written += text.slice(done, at) + more;
    done = at;
  }
  return { start, end, text: written };
}
