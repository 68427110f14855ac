import type { Library } from '@sandtable/compiler';
import type { KindDecl, TableDecl } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { textOf } from '../places.ts';
import { bound, initialOf } from '../table/table-view.ts';
import { someValue } from '../type-at.ts';

/** Values that are known, by column. */
type Given = ReadonlyMap<string, string>;

/** The edits that give a kind one more member, at the end of its table; undefined where it can have none. */
export function rowFor(
  library: Library,
  kind: string,
  id: string,
  given: Given = new Map(),
): readonly TextEdit[] | undefined {
  const decls = [...library.files.values()].flatMap((file) => file.decls);
  const own = decls.find((decl): decl is KindDecl => decl.node === 'kind' && decl.name.text === kind);
  const table = decls.findLast((decl): decl is TableDecl => decl.node === 'table' && decl.name.text === kind);
  if (own === undefined || own.pool !== undefined || own.grid !== undefined) return undefined;
  if (table?.from === undefined && table !== undefined) return rowInRules(library, table, id, given);
  // Elsewhere no cell of a row can be written before the row is there.
  if (given.size > 0) return undefined;
  return table?.from === undefined ? newTable(library, own, id) : rowInFile(library, table.from.path, id);
}

/** What each row has to say comes from the last one, which is likely to be like it. */
function rowInFile(library: Library, path: string, id: string): readonly TextEdit[] | undefined {
  const table = bound(library, path);
  if (table === undefined) return undefined;
  const { sheet, types, fields } = table;
  const given = [...types].filter(([name, type]) => initialOf(library, type, fields.get(name)) === undefined);
  const edit = sheet.addRow(sheet.rows.length - 1, id, new Set(given.map(([name]) => name)));
  return edit && [{ span: { file: path, start: edit.start, end: edit.end }, text: edit.text }];
}

function rowInRules(
  library: Library,
  { rows, span }: TableDecl,
  id: string,
  given: Given,
): readonly TextEdit[] | undefined {
  const [head, ...body] = rows;
  const last = rows.at(-1);
  if (head === undefined || last === undefined || head.cells.length === 0) return undefined;
  const { file } = library.today(span);
  const text = textOf(library, file);
  const starts = last.cells.map((cell) => library.today(cell.span).start);
  const begin = text.lastIndexOf('\n', (starts[0] ?? 0) - 1) + 1;
  const lead = text.slice(begin, starts[0]);
  // The header may stand behind the brace; then the row begins a line of its own.
  const isAligned = lead.trim() === '' && body.length > 0;
  let line = isAligned || lead.trim() === '' ? lead : '  ';
  for (const [i, column] of head.cells.entries()) {
    if (i > 0 && isAligned) line = line.padEnd((starts[i] ?? 0) - begin);
    if (i > 0 && !line.endsWith(' ')) line += ' ';
    const name = textAt(library, column);
    // What isn't given is as in the last row, which is likely to be like it; next to what is given, the default.
    const like = body.length > 0 && given.size === 0 ? textAt(library, last.cells[i]) : '_';
    line += name === 'id' ? id : (given.get(name) ?? like);
  }
  const end = lineEnd(text, library.today(last.span).end);
  return [{ span: { file, start: end, end }, text: `\n${line.trimEnd()}` }];
}

function textAt(library: Library, node: { readonly span: TableDecl['span'] } | undefined): string {
  if (node === undefined) return '_';
  const { file, start, end } = library.today(node.span);
  return textOf(library, file).slice(start, end);
}

/** Before the comment or the brace that may stand behind the last cell on its line. */
function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  const end = found < 0 ? text.length : found;
  const brace = text.slice(from, end).indexOf('}');
  return brace < 0 ? end : from + brace;
}

/** A table for a kind that has none yet, behind it. */
function newTable(library: Library, own: KindDecl, id: string): readonly TextEdit[] {
  const { file, end } = library.today(own.span);
  const { world } = library.basis.draft;
  const kind = world.kinds.find(({ name }) => name === own.name.text);
  const needed = own.fields.filter((field) => field.initial === undefined && !field.state);
  const values = needed.map(({ name }) => someValue(library, world.fields[kind?.fields.get(name.text) ?? -1]?.type));
  const head = ['id', ...needed.map(({ name }) => name.text)].join('  ');
  const row = [id, ...values.map((value) => value ?? '_')].join('  ');
  return [{ span: { file, start: end, end }, text: `\ntable ${own.name.text} {\n  ${head}\n  ${row}\n}` }];
}
