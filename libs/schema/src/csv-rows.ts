import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { cover } from '@sandtable/text';
import type { Cell } from './cell.ts';
import { type CsvCell, readCsv } from './csv.ts';
import { type Origin, originOf } from './provenance.ts';
import { readSpelling } from './spelling.ts';
import type { TableCell, TableRead, TableRow } from './table-read.ts';

type Line = readonly CsvCell[];
const nowhere: Origin = { provenance: [], cites: [] };

/** The first line names the columns; a column `source` says where a row comes from. */
export function csvRows(file: string, text: string): TableRead {
  const { lines, findings } = readCsv(file, text);
  const [head, ...body] = lines;
  if (head === undefined)
    return { rows: [], findings: [...findings, finding('table/empty', { file, start: 0, end: 0 })] };
  const more: Diagnostic[] = [...findings, ...twice(head)];
  const rows = body.flatMap((line) => rowOf(head, line, more) ?? []);
  return { rows, findings: more };
}

const twice = (head: Line): Diagnostic[] =>
  head.flatMap((cell, i) => {
    const first = head.slice(0, i).find((other) => other.text === cell.text);
    if (first === undefined) return [];
    const labels = [{ span: first.span, code: 'first', fields: { name: cell.text } }];
    return [finding('name/duplicate', cell.span, { name: cell.text }, { labels })];
  });

function rowOf(head: Line, line: Line, findings: Diagnostic[]): TableRow | undefined {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span = cover(first.span, last.span);
  if (line.length !== head.length) {
    findings.push(finding('table/cells', span, { expected: head.length, found: line.length }));
    return undefined;
  }
  const source = line[head.findIndex((cell) => cell.text === 'source')]?.text;
  return { span, cells: cellsOf(head, line), ...(source ? originOf(source, []) : nowhere) };
}

function cellsOf(head: Line, line: Line): ReadonlyMap<string, TableCell> {
  const filled = line.flatMap((cell, i): [string, TableCell][] => {
    const column = head[i];
    if (column === undefined || column.text === 'source' || isDefault(cell)) return [];
    return [[column.text, { name: column.text, key: column.span, cell: cellOf(cell) }]];
  });
  return new Map(filled);
}

const isDefault = (cell: CsvCell): boolean => !cell.quoted && (cell.text === '' || cell.text === '_');

const cellOf = ({ text, span }: CsvCell): Cell => ({ c: 'string', text, span, spelled: readSpelling(text, span) });
