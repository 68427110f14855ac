import { readRows, valuesWhere } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, renderFinding } from '@sandtable/messages';
import { type KindDecl, type Patch, parse } from '@sandtable/syntax';
import { applyEdits, type TextEdit } from '@sandtable/text';
import { textOf } from '../places.ts';
import { showValue } from '../values.ts';
import { memberCell } from './rule-cells.ts';

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
  const rows = [...values].flatMap(([id, value]) => {
    const now = showValue(world, type, value);
    const old = valueNow(library, op, id);
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
function valueNow({ basis }: Library, { kind, column }: BulkOp, id: string): string {
  const { world, fields } = basis.draft;
  const entry = world.kinds.find(({ name }) => name === kind);
  const field = fields[entry?.fields.get(column) ?? -1];
  return field === undefined ? '?' : showValue(world, field.type, field.values[entry?.members.indexOf(id) ?? -1]);
}

function editsOf(library: Library, op: BulkOp, rows: Bulk['rows']): readonly TextEdit[] {
  const edits = rows.flatMap(({ id, now }) => memberCell(library, op.kind, id, op.column, now) ?? []);
  const isApart = [...Map.groupBy(edits, ({ span }) => span.file).values()].every((own) => {
    const sorted = own.toSorted((a, b) => a.span.start - b.span.start);
    return sorted.every(({ span }, i) => i === 0 || (sorted[i - 1]?.span.end ?? 0) <= span.start);
  });
  return isApart ? edits : oneByOne(library, op, rows);
}

/** A column that the file does not have yet is made with the first value; the others stand in it then. */
function oneByOne(library: Library, op: BulkOp, rows: Bulk['rows']): readonly TextEdit[] {
  let now = library;
  let file: string | undefined;
  for (const { id, now: value } of rows) {
    const edits = memberCell(now, op.kind, id, op.column, value) ?? [];
    file = edits[0]?.span.file ?? file;
    const tables = now.tables.map((table) =>
      table.path === file ? { ...table, text: applyEdits(table.text, edits) } : table,
    );
    now = { ...now, tables };
  }
  if (file === undefined) return [];
  return [{ span: { file, start: 0, end: textOf(library, file).length }, text: textOf(now, file) }];
}
