import type { Library } from '@sandtable/compiler';
import type { Type } from '@sandtable/model';
import type { Cell, Provenance, TableDecl, TableRow } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { source } from '../heads.ts';
import { textOf } from '../places.ts';
import { hasText, isMany } from './cell-text.ts';
import type { Sheet, SheetEdit, SheetRow } from './sheet.ts';

/** A table in place, in the rules or a variant, with the places of the text of today. Links in chains are not rows. */
interface InPlace {
  readonly text: string;
  readonly columns: readonly string[];
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
  readonly today: (span: Span) => Span;
  readonly word: (cell: Cell) => string;
}

/** Undefined for a table without a line that names its columns. */
export function rulesSheet(library: Library, table: TableDecl): Sheet | undefined {
  const [head, ...rows] = table.rows;
  if (head === undefined) return undefined;
  const word = (cell: Cell): string => source(library, cell);
  const own: InPlace = {
    text: textOf(library, table.span.file),
    columns: head.cells.map(word),
    head,
    rows: rows.filter(({ cells }) => cells.length === head.cells.length),
    today: (span) => library.today(span),
    word,
  };
  return {
    rows: own.rows.map((row) => rowOf(own, row)),
    setCell: (row, column, value, type) => cellSet(own, row, column, value, type),
    addRow: (behind, id, columns) => rowAdded(own, behind, id, columns),
    deleteRow: (row) => rowDeleted(own, row),
  };
}

function rowOf(own: InPlace, row: TableRow): SheetRow {
  const { today } = own;
  const cells = row.cells.flatMap((cell, i) => {
    const column = own.columns[i];
    if (column === undefined || cell.value === undefined) return [];
    return [[column, { span: today(cell.span), text: plainText(own.word(cell)) }] as const];
  });
  const whole = row.provenance.find(({ columns }) => columns.length === 0);
  const from = whole && [['source', { span: today(whole.span), text: said(whole) }] as const];
  const sources = row.provenance.flatMap((one) => one.columns.map(({ text }) => [text, said(one)] as const));
  return { span: spanOf(own, row), cells: new Map([...cells, ...(from ?? [])]), sources: new Map(sources) };
}

/** Texts are shown without their quotes. */
const plainText = (written: string): string => {
  if (!written.startsWith('"')) return written;
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
};

const said = ({ how, text }: Provenance): string => (how === 'reconstructed' ? `reconstructed: ${text}` : text);

/** From the first cell to the last. */
function spanOf({ today }: InPlace, { cells, span }: TableRow): Span {
  const [first, last] = [cells[0], cells.at(-1)];
  return first && last ? { ...today(span), start: today(first.span).start, end: today(last.span).end } : today(span);
}

/** A cell as the language writes it; `_` is the default. */
function written(value: string | undefined, type: Type | undefined): string {
  const text = value?.trim() ?? '';
  if (value === undefined || text === '') return '_';
  if (hasText(type)) return text === 'none' ? text : JSON.stringify(value);
  return isMany(type) && !/^[[{]/.test(text) ? `{${text}}` : text;
}

function cellSet(
  own: InPlace,
  row: number,
  column: string,
  value: string | undefined,
  type: Type | undefined,
): SheetEdit | undefined {
  const line = own.rows[row];
  if (line === undefined) return undefined;
  if (column === 'source') return sourceSet(own, line, value);
  const cell = line.cells[own.columns.indexOf(column)];
  if (cell === undefined) return value === undefined ? undefined : columnAdded(own, line, column, written(value, type));
  return padded(own, own.today(cell.span), written(value, type));
}

/** Columns stay where they are as long as there is room: what a cell is longer by, the blanks behind it are fewer. */
function padded({ text }: InPlace, { start, end }: Span, value: string): SheetEdit {
  const blanks = /^ +(?=\S)/.exec(text.slice(end))?.[0].length ?? 0;
  if (blanks === 0) return { start, end, text: value };
  return { start, end: end + blanks, text: value.padEnd(Math.max(end - start + blanks, value.length + 1)) };
}

/** A new column is written behind the last cell of every line. */
function columnAdded(own: InPlace, line: TableRow, column: string, value: string): SheetEdit {
  const lines = [own.head, ...own.rows];
  const places = lines.map((one) => {
    const word = one === own.head ? column : one === line ? value : '_';
    return { at: spanOf(own, one).end, text: `  ${word}` };
  });
  const start = places[0]?.at ?? 0;
  let [text, done] = ['', start];
  for (const place of places) {
    text += own.text.slice(done, place.at) + place.text;
    done = place.at;
  }
  return { start, end: done, text };
}

/** What a row is from stands behind its cells. */
function sourceSet(own: InPlace, line: TableRow, value: string | undefined): SheetEdit | undefined {
  const old = line.provenance.find(({ columns }) => columns.length === 0);
  const [, guess] = /^reconstructed:\s*(.*)$/s.exec(value ?? '') ?? [];
  const text = guess === undefined ? `from ${JSON.stringify(value ?? '')}` : `reconstructed ${JSON.stringify(guess)}`;
  const isGone = value === undefined || value === '';
  if (old === undefined) {
    const { end } = spanOf(own, line);
    return isGone ? undefined : { start: end, end, text: `  ${text}` };
  }
  const { start, end } = own.today(old.span);
  const before = /[ \t]*$/.exec(own.text.slice(0, start))?.[0].length ?? 0;
  return isGone ? { start: start - before, end, text: '' } : { start, end, text };
}

/** The new row has the cells of the one that it is behind, as far as they are wanted, below them. */
function rowAdded(own: InPlace, behind: number, id: string, columns: ReadonlySet<string>): SheetEdit {
  const like = own.rows[behind];
  const above = like ?? own.rows.at(-1) ?? own.head;
  const { end } = lineAround(own, above);
  const first = spanOf(own, own.head).start;
  const indent = /[ \t]*$/.exec(own.text.slice(0, spanOf(own, above).start))?.[0] ?? '  ';
  let line = '';
  for (const [i, column] of own.columns.entries()) {
    const cell = like?.cells[i];
    const word = column === 'id' ? id : cell && columns.has(column) ? own.word(cell) : '_';
    const head = own.head.cells[i];
    const at = head === undefined ? 0 : own.today(head.span).start - first;
    line = i === 0 ? word : `${line.padEnd(Math.max(at, line.length + 1))}${word}`;
  }
  return { start: end, end, text: `\n${indent}${line}` };
}

function rowDeleted(own: InPlace, row: number): SheetEdit | undefined {
  const line = own.rows[row];
  if (line === undefined) return undefined;
  const { start, end } = lineAround(own, line);
  return { start: Math.max(start - 1, 0), end, text: '' };
}

/** A row with what belongs to it, from where its line begins to before the next break. */
function lineAround(own: InPlace, line: TableRow): { readonly start: number; readonly end: number } {
  const { start } = spanOf(own, line);
  const end = Math.max(spanOf(own, line).end, own.today(line.span).end);
  const found = own.text.slice(end).search(/\r?\n|\}/);
  return { start: own.text.lastIndexOf('\n', start - 1) + 1, end: found < 0 ? own.text.length : end + found };
}
