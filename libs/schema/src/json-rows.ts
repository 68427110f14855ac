import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Cell } from './cell.ts';
import { type JsonEntry, type JsonNode, readJson } from './json.ts';
import { join, type Origin, originOf } from './provenance.ts';
import { exactNumber, readSpelling } from './spelling.ts';
import type { TableCell, TableRead, TableRow } from './table-read.ts';

const nowhere: Origin = { provenance: [], cites: [] };

/** `[{…}, …]` or `{"rows": [{…}, …]}`; beside the rows, `source` speaks of all rows without one of their own. */
export function jsonRows(file: string, text: string): TableRead {
  const { node, findings } = readJson(file, text);
  if (node === undefined) return { rows: [], findings };
  const more: Diagnostic[] = [...findings];
  const { rows, source } = rowsOf(node, more);
  const read = rows.flatMap((row) => rowOf(row, source, more) ?? []);
  return { rows: read, findings: more };
}

function rowsOf(node: JsonNode, findings: Diagnostic[]): { rows: readonly JsonNode[]; source: Origin } {
  if (node.j === 'array') return { rows: node.items, source: nowhere };
  const entries = node.j === 'object' ? node.entries : [];
  const rows = entries.find((entry) => entry.key === 'rows')?.value;
  if (rows?.j !== 'array') {
    findings.push(finding('table/json', rows?.span ?? node.span, { expected: 'rows', found: (rows ?? node).j }));
    return { rows: [], source: nowhere };
  }
  for (const entry of entries) {
    if (!['rows', 'source', '$schema'].includes(entry.key)) {
      findings.push(finding('table/unknown-column', entry.keySpan, { column: entry.key, near: '' }));
    }
  }
  return { rows: rows.items, source: originOfRow(entries, findings) };
}

function rowOf(node: JsonNode, source: Origin, findings: Diagnostic[]): TableRow | undefined {
  if (node.j !== 'object') {
    findings.push(finding('table/json', node.span, { expected: 'object', found: node.j }));
    return undefined;
  }
  const own = originOfRow(node.entries, findings);
  const cells = node.entries.filter((entry) => entry.key !== 'source' && entry.key !== 'sources').map(cellOf);
  const origin = own.provenance.length + own.cites.length > 0 ? own : source;
  return { span: node.span, cells: new Map(cells.map((cell) => [cell.name, cell])), ...origin };
}

function originOfRow(entries: readonly JsonEntry[], findings: Diagnostic[]): Origin {
  const source = entries.find((entry) => entry.key === 'source')?.value;
  const sources = entries.find((entry) => entry.key === 'sources')?.value;
  const parts = sources?.j === 'object' ? sources.entries.map((e) => textOf(e.value, [e.key], findings)) : [];
  if (sources !== undefined && sources.j !== 'object') findings.push(wrong(sources, 'sources', 'object'));
  return join([...(source === undefined ? [] : [textOf(source, [], findings)]), ...parts]);
}

function textOf(node: JsonNode, columns: readonly string[], findings: Diagnostic[]): Origin {
  if (node.j === 'string') return originOf(node.text, columns);
  findings.push(wrong(node, 'source', 'text'));
  return nowhere;
}

const wrong = (node: JsonNode, column: string, expected: string): Diagnostic =>
  finding('table/cell', node.span, { column, expected, found: node.j });

const cellOf = (entry: JsonEntry): TableCell => ({ name: entry.key, key: entry.keySpan, cell: fromJson(entry.value) });

/** JSON as a cell: arrays are sets or lists, strings may spell names and tags, but not numbers, truth values or sets. */
export function fromJson(node: JsonNode): Cell {
  const { span } = node;
  switch (node.j) {
    case 'null':
      return { c: 'none', span };
    case 'bool':
      return { c: 'bool', value: node.value, span };
    case 'number':
      return (isKept(node.raw) && exactNumber(asDouble(node.raw), span)) || { c: 'other', text: node.raw, span };
    case 'string':
      return { c: 'string', text: node.text, span, spelled: worded(node.text, span) };
    case 'array':
      return { c: 'set', items: node.items.map(fromJson), braces: false, span };
    default:
      return { c: 'other', text: '{…}', span };
  }
}

/** `1e1` and `10.0` are 10: what every reader of JSON sees, so that others can check our tables. */
const asDouble = (raw: string): string => String(Number(raw));

/** Whether reading a number leaves all of its digits: what is rounded is another number. */
function isKept(raw: string): boolean {
  const [read, written] = [digitsOf(asDouble(raw)), digitsOf(raw)];
  return Number.isFinite(Number(raw)) && read.digits === written.digits && read.power === written.power;
}

/** The digits of a number without zeros around them, and the power of ten of the last. */
function digitsOf(raw: string): { readonly digits: string; readonly power: number } {
  const [, whole = '', part = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw) ?? [];
  const all = (whole + part).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  return { digits, power: digits === '' ? 0 : Number(exponent) - part.length + all.length - digits.length };
}

/** Words stand in a string without anything around them; only inside a tag there may be space. */
function worded(text: string, span: Span): Cell | undefined {
  const cell = readSpelling(text, span);
  if (cell?.c === 'tag') return cell.args.length > 0 && text === text.trim() ? cell : undefined;
  return (cell?.c === 'name' && cell.text === text) || text === 'none' ? cell : undefined;
}
