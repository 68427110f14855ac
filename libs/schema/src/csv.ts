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

const QUOTED = /[ \t]*"((?:[^"]|"")*)"[ \t]*/y;
const PLAIN = /[^,\r\n]*/y;

/** Comma separated cells; quotes around a cell keep commas and line ends, a doubled quote is one quote. */
export function readCsv(file: string, text: string): CsvRead {
  const lines: CsvCell[][] = [];
  const findings: Diagnostic[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const line = readLine(file, text, at, findings);
    if (line.cells.length > 1 || line.cells[0]?.quoted || line.cells[0]?.text) lines.push(line.cells);
    at = line.end;
  }
  return { lines, findings };
}

function readLine(
  file: string,
  text: string,
  start: number,
  findings: Diagnostic[],
): { cells: CsvCell[]; end: number } {
  const cells: CsvCell[] = [];
  let at = start;
  for (;;) {
    const { cell, end } = readOne(file, text, at, findings);
    cells.push(cell);
    if (text[end] !== ',') return { cells, end: afterBreak(text, end) };
    at = end + 1;
  }
}

function afterBreak(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return at + 2;
  return Math.min(at + 1, text.length);
}

function readOne(file: string, text: string, at: number, findings: Diagnostic[]): { cell: CsvCell; end: number } {
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(text);
  if (quoted !== null && closes(text[QUOTED.lastIndex])) return quotedCell(file, quoted, at);
  PLAIN.lastIndex = at;
  const raw = PLAIN.exec(text)?.[0] ?? '';
  const cell = plainCell(file, raw, at);
  if (cell.text.startsWith('"')) findings.push(finding('table/csv', cell.span, { found: cell.text }));
  return { cell, end: at + raw.length };
}

const closes = (char: string | undefined): boolean =>
  char === undefined || char === ',' || char === '\n' || char === '\r';

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
