import type { Type } from '@sandtable/model';
import { type JsonEntry, type JsonNode, readJson } from '@sandtable/schema';
import { jsonOf, shown } from './cell-text.ts';
import { gapOf, inserted, spanOfEntry, without } from './json-entries.ts';
import type { Sheet, SheetEdit, SheetRow } from './sheet.ts';

type ObjectNode = Extract<JsonNode, { readonly j: 'object' }>;
type ArrayNode = Extract<JsonNode, { readonly j: 'array' }>;

/** ReferenceComparison the fields of a row. */
const NOT_ROWS = new Set(['source', 'sources']);

/** `[{…}, …]` or `{"rows": [{…}, …]}`; undefined for anything else, and while the JSON is broken. */
export function jsonSheet(file: string, text: string): Sheet | undefined {
  const { node } = readJson(file, text);
  const list = node && rowsOf(node);
  if (list === undefined) return undefined;
  const objects = list.items.filter((item) => item.j === 'object');
  return {
    rows: objects.map((object) => rowOf(object, text)),
    setCell(row, column, value, type) {
      const object = objects[row];
      return object && setEntry(text, object, column, value, type);
    },
    addRow: (behind, id, columns) => added(text, list, objects[behind], id, columns),
    deleteRow(row) {
      const object = objects[row];
      return object && without(list.items, list.items.indexOf(object), list.span.start + 1);
    },
  };
}

function rowsOf(node: JsonNode): ArrayNode | undefined {
  if (node.j === 'array') return node;
  const rows = node.j === 'object' ? node.entries.find(({ key }) => key === 'rows')?.value : undefined;
  return rows?.j === 'array' ? rows : undefined;
}

function rowOf({ entries, span }: ObjectNode, text: string): SheetRow {
  const cells = entries.flatMap(({ key, value }) =>
    key === 'sources' ? [] : [[key, { span: value.span, text: shown(value, text) }] as const],
  );
  const sources = entries.find(({ key }) => key === 'sources')?.value;
  const parts = sources?.j === 'object' ? sources.entries : [];
  return {
    span,
    cells: new Map(cells),
    sources: new Map(parts.flatMap(({ key, value }) => (value.j === 'string' ? [[key, value.text] as const] : []))),
  };
}

function setEntry(
  text: string,
  { entries, span }: ObjectNode,
  column: string,
  value: string | undefined,
  type: Type | undefined,
): SheetEdit | undefined {
  const at = entries.findIndex(({ key }) => key === column);
  const entry = entries[at];
  if (value === undefined) return entry && without(entries.map(spanOfEntry), at, span.start + 1);
  const json = jsonOf(value, type);
  if (entry !== undefined) return { start: entry.value.span.start, end: entry.value.span.end, text: json };
  const before = entries.findLast(({ key }) => column === 'source' || !NOT_ROWS.has(key));
  const written = `${JSON.stringify(column)}: ${json}`;
  const [first] = entries;
  const lead = first ? text.slice(span.start + 1, first.keySpan.start) : '';
  if (before !== undefined) return inserted(before.value.span.end, `,${gapOf(text, entries, lead)}${written}`);
  if (first === undefined) return inserted(span.start + 1, written);
  return inserted(first.keySpan.start, `${written},${gapOf(text, entries, lead)}`);
}

function added(
  text: string,
  { items, span }: ArrayNode,
  like: ObjectNode | undefined,
  id: string,
  columns: ReadonlySet<string>,
): SheetEdit {
  const own = like?.entries.filter(({ key }) => key === 'id' || columns.has(key)) ?? [];
  const named = own.some(({ key }) => key === 'id') || id === '';
  const parts = own.map((entry) => `${JSON.stringify(entry.key)}: ${rowValue(text, entry, id)}`);
  const lead = like?.entries[0] ? text.slice(like.span.start + 1, like.entries[0].keySpan.start) : '';
  const gap = gapOf(text, like?.entries ?? [], lead);
  const tail = like?.entries.at(-1) ? text.slice(like.entries.at(-1)?.value.span.end, like.span.end - 1) : '';
  const row = `{${lead}${[...(named ? [] : [`"id": ${JSON.stringify(id)}`]), ...parts].join(`,${gap}`)}${tail}}`;
  if (like === undefined)
    return { start: span.start + 1, end: span.start + 1, text: items.length > 0 ? `${row},` : row };
  const between = betweenRows(text, items, span.start + 1);
  return { start: like.span.end, end: like.span.end, text: `,${between}${row}` };
}

const rowValue = (text: string, { key, value }: JsonEntry, id: string): string =>
  key === 'id' ? JSON.stringify(id) : text.slice(value.span.start, value.span.end);

/** The space before a row, as the file has it already. */
function betweenRows(text: string, items: readonly JsonNode[], opened: number): string {
  const [first, second] = items;
  if (first === undefined || second === undefined) return text.slice(opened, first?.span.start) || '\n';
  return text.slice(first.span.end, second.span.start).replace(/^\s*,/, '');
}
