import { cellOf, idOf, type Row } from '@sandtable/check';
import { finding } from '@sandtable/diagnostics';
import { spell, type TableCell } from '@sandtable/schema';
import type { FieldValue, Name, Patch, PatchTarget } from '@sandtable/syntax';
import type { Scene, Variant } from './contract.ts';
import { declAt } from './paths.ts';
import { currentPath, isRemoved, noteTouched, type PatchOf, touch, unknownPath, type Work } from './work.ts';

/** Rows of one table that a patch speaks of. */
interface Rows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** The rows at a path, or those of the members that a condition picks; undefined if there is no such table. */
export function rowsOf(scene: Scene, target: PatchTarget, path: string, members?: ReadonlySet<string>) {
  return target.target === 'path' ? rowsAt(scene, path) : picked(scene, target, members);
}

/** `Kind.member` or `relation.left.right`. */
export function rowsAt(scene: Scene, path: string): Rows | undefined {
  const [table = '', ...key] = path.split('.');
  const rows = scene.rows.get(table);
  if (rows === undefined || key.length === 0) return undefined;
  const relation = declAt(scene, table)?.decl;
  const turns = relation?.node === 'relation' && !relation.directed;
  const is = (row: Row) => same(keyOf(row), key) || (turns && same(keyOf(row), key.toReversed()));
  return { table, rows: rows.filter(is) };
}

function picked(scene: Scene, target: Extract<PatchTarget, { target: 'rows' }>, members?: ReadonlySet<string>) {
  const over = target.binders[0]?.over;
  const table = over?.node === 'name' ? over.name.text : '';
  const rows = scene.rows.get(table);
  return rows && members && { table, rows: rows.filter((row) => members.has(idOf(row) ?? '')) };
}

/** What tells a row from others of its table: its id, or what it joins. */
function keyOf(row: Row): readonly string[] {
  const id = idOf(row);
  return id === undefined ? [endOf(row, 'from'), endOf(row, 'to')] : [id];
}
export const pathOfRow = (table: string, row: Row): string => [table, ...keyOf(row)].join('.');

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

function endOf({ cells }: Row, column: string): string {
  const cell = cells.get(column)?.cell;
  if (cell === undefined) return '';
  return cell.c === 'string' ? cell.text : spell(cell);
}

// ── patches ─────────────────────────────────────────────────────────────────────────────────────────────────────
export function changeRows(work: Work, patch: PatchOf<'changePatch'>): void {
  const found = targeted(work, patch);
  if (found === undefined) return;
  const cells = cellsOf(work.variant, patch.fields);
  for (const row of found.rows) {
    const path = pathOfRow(found.table, row);
    touch(work, path, 'change', patch.span);
    noteTouched(work, row, patch.span);
    for (const [name, { cell }] of cells) touch(work, `${path}.${name}`, 'set', patch.span, spell(cell));
  }
  replaceRows(work.now, found, (row) => [{ ...row, cells: new Map([...row.cells, ...cells]) }]);
}

export function removeRows(work: Work, patch: PatchOf<'removePatch'>): void {
  const found = targeted(work, patch);
  if (found === undefined) return;
  for (const row of found.rows) {
    touch(work, pathOfRow(found.table, row), 'remove', patch.span);
    noteTouched(work, row, patch.span);
  }
  replaceRows(work.now, found, () => []);
}

function replaceRows({ rows }: Scene, { table, rows: old }: Rows, by: (row: Row) => readonly Row[]): void {
  const meant = new Set(old);
  rows.set(
    table,
    (rows.get(table) ?? []).flatMap((row) => (meant.has(row) ? by(row) : [row])),
  );
}

/** The rows a patch means; that there are none has been reported. */
function targeted(work: Work, patch: PatchOf<'changePatch' | 'removePatch'>): Rows | undefined {
  const { target } = patch;
  const members = work.members.get(patch);
  const path = target.target === 'path' ? currentPath(work, target.path.text) : '';
  const found = rowsOf(work.now, target, path, members);
  if (target.target === 'path') {
    if (found === undefined || found.rows.length === 0) unknownRow(work, target.path, path);
  } else if (found === undefined && members === undefined) noTable(work, target);
  else if (members?.size === 0) work.findings.push(finding('variant/no-rows', target.where.span));
  else if (patch.node === 'changePatch') gone(work, patch, found?.table ?? '', members ?? new Set());
  return found;
}

/** Only members of kinds can be picked; a mistake in the condition has been reported. */
function noTable(work: Work, { binders }: Extract<PatchTarget, { target: 'rows' }>): void {
  const [binder] = binders;
  const over = binder?.over;
  if (over === undefined || (over.node === 'name' && work.now.rows.has(over.name.text))) return;
  // An unknown name has been reported already.
  if (work.findings.some(({ span }) => span.file === over.span.file && span.start === over.span.start)) return;
  unknownPath(work, { text: work.textAt(over.span), span: over.span }, work.now.rows.keys());
}

function unknownRow(work: Work, name: Name, path: string): void {
  const [table = ''] = path.split('.');
  const rows = work.now.rows.get(table) ?? [];
  unknownPath(work, name, [...rows.map((row) => pathOfRow(table, row)), ...work.now.rows.keys()]);
}

/** Members that the condition picks in the base, and that another variant removed. */
function gone(work: Work, { span }: Patch, table: string, members: ReadonlySet<string>): void {
  for (const id of members) {
    const path = `${table}.${id}`;
    if (isRemoved(work, path)) touch(work, path, 'change', span);
  }
}

const cellsOf = ({ cells }: Variant, fields: readonly FieldValue[]): ReadonlyMap<string, TableCell> =>
  new Map(
    fields.flatMap(({ name, value }): [string, TableCell][] => {
      const cell = cells.get(value) ?? cellOf(value);
      return cell === undefined ? [] : [[name.text, { name: name.text, key: name.span, cell }]];
    }),
  );

/** A row that the base does not have: a member by its id, or a join by its two ends. */
export function addRow(work: Work, { path, fields, provenance, span }: PatchOf<'addRowPatch'>): void {
  const [table = '', ...key] = currentPath(work, path.text).split('.');
  const columns = key.length === 1 ? ['id'] : ['from', 'to'];
  if (key.length !== columns.length || declAt(work.now, table) === undefined) {
    unknownPath(work, path, work.now.rows.keys());
    return;
  }
  const keys = columns.map((name, i): [string, TableCell] => [
    name,
    { name, key: path.span, cell: { c: 'name', text: key[i] ?? '', span: path.span } },
  ]);
  touch(work, [table, ...key].join('.'), 'add', span);
  enter(work.now, table, {
    span,
    cells: new Map([...keys, ...cellsOf(work.variant, fields)]),
    provenance: provenance.map(({ how, columns: of, text }) => ({ how, text, columns: of.map((one) => one.text) })),
    cites: [],
    chain: undefined,
  });
}

export function enter({ rows }: Scene, table: string, ...more: readonly Row[]): void {
  rows.set(table, [...(rows.get(table) ?? []), ...more]);
}
