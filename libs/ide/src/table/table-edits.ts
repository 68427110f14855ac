import { lookWithinCell } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Language } from '@sandtable/messages';
import type { TextEdit } from '@sandtable/text';
import { caretAt } from '../caret.ts';
import { type Completion, fitting } from '../complete.ts';
import { offerInTable } from '../offer.ts';
import { isMany, sameCell } from './cell-text.ts';
import { freshId } from './fresh-id.ts';
import type { SheetEdit } from './sheet.ts';
import { type Bound, bound, initialOf } from './table-view.ts';

/** Something that is done to a table in one step; rows count from 0. */
export type TableOp =
  /** What is written in a cell; without a text, or with that of its default, the cell is left out. */
  | { readonly do: 'set'; readonly row: number; readonly column: string; readonly text: string | undefined }
  /** A new member behind another, with required values taken from there. */
  | { readonly do: 'add'; readonly row: number }
  | { readonly do: 'duplicate'; readonly row: number }
  | { readonly do: 'delete'; readonly row: number };

/**
 * The first of several changes that can be made at once, as edits of one text, and how many of the changes these are.
 */
interface TableEdits {
  readonly edits: readonly TextEdit[];
  readonly done: number;
}

/** What is written in cells of several rows is worked out at once, as long as it stays within the text of each row. */
export function tableEdits(library: Library, file: string, ops: readonly TableOp[], name?: string): TableEdits {
  const table = bound(library, file, name);
  if (table === undefined) return { edits: [], done: ops.length };
  const edits: TextEdit[] = [];
  const rows = new Set<number>();
  let done = 0;
  for (const op of ops) {
    const edit = editOf(library, table, op);
    const span = table.sheet.rows[op.row]?.span;
    const isWithin = edit === undefined || (span !== undefined && span.start <= edit.start && edit.end <= span.end);
    const isAlone = op.do !== 'set' || rows.has(op.row) || !isWithin;
    if (isAlone && done > 0) break;
    done += 1;
    rows.add(op.row);
    if (edit !== undefined) edits.push({ span: { file, start: edit.start, end: edit.end }, text: edit.text });
    if (isAlone) break;
  }
  return { edits, done };
}

function editOf(library: Library, table: Bound, op: TableOp): SheetEdit | undefined {
  if (op.do === 'delete') return table.sheet.deleteRow(op.row);
  if (op.do === 'set') return cellEdit(library, table, op.row, op.column, op.text);
  const { sheet, owner } = table;
  const row = sheet.rows[op.row];
  const all = new Set(row?.cells.keys());
  const columns = op.do === 'duplicate' ? new Set([...all, 'sources']) : required(library, table);
  const kind = library.basis.draft.world.kinds.find(({ name }) => name === owner);
  const taken = new Set([...(kind?.members ?? []), ...sheet.rows.map(({ cells }) => cells.get('id')?.text ?? '')]);
  const id = kind === undefined ? '' : freshId(row?.cells.get('id')?.text ?? owner.toLowerCase(), taken);
  return sheet.addRow(op.row, id, columns);
}

/** The columns that no row may leave out. */
const required = (library: Library, { types, fields }: Bound): ReadonlySet<string> =>
  new Set(
    [...types].flatMap(([name, type]) => (initialOf(library, type, fields.get(name)) === undefined ? [name] : [])),
  );

function cellEdit(
  library: Library,
  { sheet, types, fields }: Bound,
  row: number,
  column: string,
  text: string | undefined,
): SheetEdit | undefined {
  const [type, was] = [types.get(column), sheet.rows[row]?.cells.get(column)?.text];
  const initial = column === 'source' ? '' : initialOf(library, type, fields.get(column));
  const isInitial = text !== undefined && initial !== undefined && sameText(text, initial, isMany(type));
  const value = isInitial ? undefined : text;
  return value === was ? undefined : sheet.setCell(row, column, value, type);
}

/** Braces around several may be left out. */
const sameText = (text: string, initial: string, many: boolean): boolean =>
  sameCell(text, initial) || (many && sameCell(`{${text}}`, initial));

/** What could be written in a cell at a caret; its places count in the text of the cell. */
export function candidatesIn(
  library: Library,
  file: string,
  column: string,
  typed: { readonly text: string; readonly offset: number },
  lang: Language,
  name?: string,
): Completion {
  const table = bound(library, file, name);
  const { start, end, prefix } = caretAt(typed.text, typed.offset);
  const open = isMany(table?.types.get(column)) && !/^\s*[[{]/.test(typed.text) ? '{' : '';
  const before = open + typed.text.slice(0, typed.offset);
  const sought = table && lookWithinCell(library.basis, table.owner, column, before);
  const items = sought === undefined ? [] : offerInTable(library, sought, prefix, lang);
  return { start, end, items: fitting(items, prefix) };
}
