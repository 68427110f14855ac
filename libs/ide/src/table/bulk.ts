import { readRows, valuesWhere } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, renderFinding } from '@sandtable/messages';
import { type KindDecl, type Patch, parse } from '@sandtable/syntax';
import { applyEdits, type Span, type TextEdit } from '@sandtable/text';
import { textOf } from '../places.ts';
import { showValue } from '../values.ts';
import { type Column, columnsNamed } from './rule-cells.ts';

/** All rows of a kind of which a condition is true get another value in a column; a row is called `row`. */
export interface BulkOp {
  readonly kind: string;
  /** Empty for all rows. */
  readonly where: string;
  readonly column: string;
  readonly value: string;
}
/** What would be written, row by row, before anything is; `trouble` says why nothing can be. */
export interface Bulk {
  readonly rows: readonly { readonly id: string; readonly old: string; readonly now: string }[];
  readonly edits: readonly TextEdit[];
  readonly trouble?: string;
}

const nothing = { rows: [], edits: [] };

export function bulkEdit(library: Library, op: BulkOp, lang: Language): Bulk {
  const asked = askedIn(op);
  const field = fieldOf(library, op);
  if (asked === undefined || field === undefined) return nothing;
  if ('trouble' in asked) return { ...nothing, trouble: renderFinding(asked.trouble, lang) };
  const files = [...library.files].map(([path, { text }]) => parse(path, text));
  const given = readRows(files, library.tables);
  const { values, type, world, findings } = valuesWhere(files, given, { ...asked, type: field.type });
  const [wrong] = findings;
  if (wrong !== undefined) return { ...nothing, trouble: renderFinding(wrong, lang) };
  if (values === undefined || type === undefined || world === undefined) return nothing;
  const before = valuesNow(library, op);
  const rows = [...values].flatMap(([id, value]) => {
    const now = showValue(world, type, value);
    const old = before(id);
    return old === now ? [] : [{ id, old, now }];
  });
  return { rows, edits: editsOf(library, op, rows) };
}

/** The condition and the value as they stand in a house rule that would say the same. */
function askedIn({ kind, where, column, value }: BulkOp) {
  const head = `variant "bulk" version "1.0.0" of "bulk" "1" { change row in ${kind} where ${where.trim() || 'true'} `;
  const { decls, findings } = parse('', `${head}{ ${column}: ${value} } }\n`);
  const [decl] = decls;
  const patches: readonly (Patch | { readonly node: string })[] = decl?.node === 'variant' ? decl.patches : [];
  const patch = patches[0] as Extract<Patch, { readonly node: 'changePatch' }> | undefined;
  const [wrong] = findings;
  if (wrong !== undefined) return { trouble: wrong };
  if (patch?.node !== 'changePatch' || patches.length !== 1 || decls.length !== 1) return undefined;
  const [binder] = patch.target.target === 'rows' ? patch.target.binders : [];
  const [written] = patch.fields;
  if (patch.target.target !== 'rows' || binder === undefined || written === undefined) return undefined;
  return { binder, where: patch.target.where, value: written.value };
}

const fieldOf = ({ files }: Library, { kind, column }: BulkOp) =>
  [...files.values()]
    .flatMap(({ decls }) => decls)
    .find((decl): decl is KindDecl => decl.node === 'kind' && decl.name.text === kind)
    ?.fields.find(({ name }) => name.text === column);

/** What the rules say now, spelled in the same way. */
function valuesNow({ basis }: Library, { kind, column }: BulkOp): (id: string) => string {
  const { world, fields } = basis.draft;
  const entry = world.kinds.find(({ name }) => name === kind);
  const field = fields[entry?.fields.get(column) ?? -1];
  const places = new Map(entry?.members.map((id, at) => [id, at]));
  return (id) => (field === undefined ? '?' : showValue(world, field.type, field.values[places.get(id) ?? -1]));
}

/** Each row is written in the first table that has it. */
function editsOf(library: Library, op: BulkOp, rows: Bulk['rows']): readonly TextEdit[] {
  let remaining = rows;
  return columnsNamed(library, op.kind, op.column).flatMap((column, at) => {
    const own = write(column, remaining);
    const { edits, remaining: rest } = own.isApart ? own : behindFirst(library, op, at, own, remaining);
    remaining = rest;
    return edits;
  });
}

interface Written {
  readonly edits: readonly TextEdit[];
  /** What could not be written here. */
  readonly remaining: Bulk['rows'];
  /** Not where each edit makes the column that the file does not have: then there is the first alone. */
  readonly isApart: boolean;
}

function write(column: Column, rows: Bulk['rows']): Written {
  const edits: TextEdit[] = [];
  const remaining: Bulk['rows'][number][] = [];
  for (const row of rows) {
    const edit = column.edit(row.id, row.now);
    const [first] = edits;
    if (edit === undefined) remaining.push(row);
    else if (first !== undefined && meets(first.span, edit.span)) return { edits: [first], remaining, isApart: false };
    else edits.push(edit);
  }
  return { edits, remaining, isApart: true };
}

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** The column is made with the first value; the others stand in it then. */
function behindFirst(library: Library, op: BulkOp, at: number, first: Written, rows: Bulk['rows']): Written {
  const file = first.edits[0]?.span.file ?? '';
  const text = textOf(library, file);
  const made = applyEdits(text, first.edits);
  const tables = library.tables.map((table) => (table.path === file ? { ...table, text: made } : table));
  const column = columnsNamed({ ...library, tables }, op.kind, op.column)[at];
  if (column === undefined) return first;
  const { edits, remaining } = write(column, rows);
  return {
    edits: [{ span: { file, start: 0, end: text.length }, text: applyEdits(made, edits) }],
    remaining,
    isApart: true,
  };
}
