import type { Library } from '@sandtable/compiler';
import type { TableDecl } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { source } from '../heads.ts';
import { textOf } from '../places.ts';
import { bound, initialOf } from './table-view.ts';

/** The edits that write another value into the cell of a member, wherever its table stands; undefined where it has none. */
export function memberCell(
  library: Library,
  kind: string,
  id: string,
  column: string,
  value: string,
): readonly TextEdit[] | undefined {
  const tables = [...library.files.values()]
    .flatMap(({ decls }) => decls)
    .filter((decl): decl is TableDecl => decl.node === 'table' && decl.name.text === kind);
  for (const table of tables) {
    const edit = table.from
      ? inFile(library, table.from.path, id, column, value)
      : inRules(library, table, id, column, value);
    if (edit !== undefined) return [edit];
  }
  return undefined;
}

function inFile(library: Library, file: string, id: string, column: string, value: string): TextEdit | undefined {
  const table = bound(library, file);
  const row = table?.sheet.rows.findIndex(({ cells }) => cells.get('id')?.text === id) ?? -1;
  if (table === undefined || row < 0) return undefined;
  const type = table.types.get(column);
  const isDefault = initialOf(library, type, table.fields.get(column)) === value;
  const edit = table.sheet.setCell(row, column, isDefault ? undefined : value, type);
  return edit && { span: { file, start: edit.start, end: edit.end }, text: edit.text };
}

/** Columns stay where they are as long as there is room: what a cell is longer by, the blanks behind it are fewer. */
function inRules(library: Library, table: TableDecl, id: string, column: string, value: string): TextEdit | undefined {
  const [head, ...rows] = table.rows;
  const at = head?.cells.findIndex((cell) => source(library, cell) === column) ?? -1;
  const cell = rows.find(({ cells: [first] }) => first && source(library, first) === id)?.cells[at];
  if (cell === undefined) return undefined;
  const span = library.today(cell.span);
  const behind = textOf(library, span.file).slice(span.end);
  const blanks = /^ +(?=\S)/.exec(behind)?.[0].length ?? 0;
  const room = span.end - span.start + blanks;
  return blanks === 0
    ? { span, text: value }
    : { span: { ...span, end: span.end + blanks }, text: value.padEnd(Math.max(room, value.length + 1)) };
}
