import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';

export interface CsvCell {
  readonly text: string;
  readonly quoted: boolean;
  readonly span: Span;
}
export interface CsvRead {
  /** Lines with at least one cell; empty lines are left out. */
  readonly lines: readonly (readonly CsvCell[])[];
  readonly findings: readonly Diagnostic[];
}

/** What stands between cells: a comma in our own files, and what spreadsheets write elsewhere. */
export type Separator = ',' | ';' | '\t';

const QUOTED = /[ \t]*"((?:[^"]|"")*)"[ \t]*/y;
/** A blank that may be a separator belongs to no cell. */
const QUOTED_CLOSE = /"((?:[^"]|"")*)"/y;
const PLAIN: Readonly<Record<Separator, RegExp>> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };

/** Cells with a separator between them; quotes around a cell keep separators and line ends, a doubled quote is one quote. */
export function readCsv(file: string, text: string, separator: Separator = ','): CsvRead {
  const lines: CsvCell[][] = [];
  const findings: Diagnostic[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const line = readLine({ file, text, separator, findings }, at);
    if (line.cells.length > 1 || line.cells[0]?.quoted || line.cells[0]?.text) lines.push(line.cells);
    at = line.end;
  }
  return { lines, findings };
}

interface Reading {
  readonly file: string;
  readonly text: string;
  readonly separator: Separator;
  readonly findings: Diagnostic[];
}

function readLine(reading: Reading, start: number): { cells: CsvCell[]; end: number } {
  const { text, separator } = reading;
  const cells: CsvCell[] = [];
  let at = start;
  for (;;) {
    const { cell, end } = readOne(reading, at);
    cells.push(cell);
    if (text[end] !== separator) return { cells, end: afterBreak(text, end) };
    at = end + 1;
  }
}

function afterBreak(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return at + 2;
  return Math.min(at + 1, text.length);
}

function readOne({ file, text, separator, findings }: Reading, at: number): { cell: CsvCell; end: number } {
  const quotes = separator === '\t' ? QUOTED_CLOSE : QUOTED;
  quotes.lastIndex = at;
  const quoted = quotes.exec(text);
  if (quoted !== null && closes(text[quotes.lastIndex], separator)) return quotedCell(file, quoted, at);
  const plain = PLAIN[separator];
  plain.lastIndex = at;
  const raw = plain.exec(text)?.[0] ?? '';
  const cell = plainCell(file, raw, at);
  if (cell.text.startsWith('"')) findings.push(finding('table/csv', cell.span, { found: cell.text }));
  return { cell, end: at + raw.length };
}

const closes = (char: string | undefined, separator: Separator): boolean =>
  char === undefined || char === separator || char === '\n' || char === '\r';

function quotedCell(file: string, match: RegExpExecArray, at: number): { cell: CsvCell; end: number } {
  const start = at + match[0].indexOf('"');
  const inner = match[1] ?? '';
  const span = { file, start, end: start + inner.length + 2 };
  return { cell: { text: inner.replaceAll('""', '"'), quoted: true, span }, end: at + match[0].length };
}

function plainCell(file: string, raw: string, at: number): CsvCell {
  const text = raw.trim();
  const start = at + (raw.length - raw.trimStart().length);
  return { text, quoted: false, span: { file, start, end: start + text.length } };
}
