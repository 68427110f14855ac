import type { Library } from '@sandtable/compiler';
import type { TableDecl } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { source } from '../heads.ts';
import { textOf } from '../places.ts';
import { bound, initialOf } from './table-view.ts';

/** A column of one table of a kind, for who writes in it; the table is read once, however many cells are written. */
export interface Column {
  /** Where the table stands. */
  readonly file: string;
  /** The edit that writes another value into the cell of a member; undefined where it has none here. */
  edit(id: string, value: string): TextEdit | undefined;
}

/** A column in each of the tables of a kind, wherever they stand. */
export function columnsNamed(library: Library, kind: string, column: string): readonly Column[] {
  return [...library.files.values()]
    .flatMap(({ decls }) => decls)
    .filter((decl): decl is TableDecl => decl.node === 'table' && decl.name.text === kind)
    .map((table) =>
      table.from ? columnInFile(library, table.from.path, column) : columnInRules(library, table, column),
    );
}

/** The edit that writes another value into the cell of a member, in the first table that has it. */
export function memberCell(
  library: Library,
  kind: string,
  id: string,
  column: string,
  value: string,
): readonly TextEdit[] | undefined {
  for (const one of columnsNamed(library, kind, column)) {
    const edit = one.edit(id, value);
    if (edit !== undefined) return [edit];
  }
  return undefined;
}

/** Of several rows of one name the first counts. */
function firstOf<T>(entries: readonly (readonly [id: string, of: T])[]): ReadonlyMap<string, T> {
  return new Map(entries.toReversed());
}

function columnInFile(library: Library, file: string, column: string): Column {
  const table = bound(library, file);
  if (table === undefined) return { file, edit: () => undefined };
  const { sheet, types, fields } = table;
  const type = types.get(column);
  const initial = initialOf(library, type, fields.get(column));
  const rows = firstOf(sheet.rows.map(({ cells }, row) => [cells.get('id')?.text ?? '', row]));
  return {
    file,
    edit(id, value) {
      const row = rows.get(id);
      if (row === undefined) return undefined;
      const edit = sheet.setCell(row, column, initial === value ? undefined : value, type);
      return edit && { span: { file, start: edit.start, end: edit.end }, text: edit.text };
    },
  };
}

/** Columns stay where they are as long as there is room: what a cell is longer by, the blanks behind it are fewer. */
function columnInRules(library: Library, table: TableDecl, column: string): Column {
  const { file } = table.span;
  const text = textOf(library, file);
  const [head, ...rows] = table.rows;
  const at = head?.cells.findIndex((cell) => source(library, cell) === column) ?? -1;
  const named = firstOf(
    rows.flatMap(({ cells }) => (cells[0] ? [[source(library, cells[0]), cells[at]] as const] : [])),
  );
  return {
    file,
    edit(id, value) {
      const cell = named.get(id);
      if (cell === undefined) return undefined;
      const span = library.today(cell.span);
      const blanks = /^ +(?=\S)/.exec(text.slice(span.end))?.[0].length ?? 0;
      const room = span.end - span.start + blanks;
      return blanks === 0
        ? { span, text: value }
        : { span: { ...span, end: span.end + blanks }, text: value.padEnd(Math.max(room, value.length + 1)) };
    },
  };
}
