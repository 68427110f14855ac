import { columnsOf } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { TableDecl } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { textOf } from '../../places.ts';
import { initialOf } from '../../table/table-view.ts';
import { sheetRowsAdded } from './sheet-rows.ts';
import { linesAdded, rowWriter } from './table-lines.ts';
import { declsIn } from './target.ts';

/** Rows to be written for a kind or a relation. */
interface WishedRows {
  readonly owner: string;
  /** By column; `id` for members, `from` and `to` for links. */
  readonly rows: readonly ReadonlyMap<string, string>[];
  /** A row of a table without columns. */
  readonly plain: (row: ReadonlyMap<string, string>) => string;
  /** Where the declaration that the rows belong to is written again. */
  readonly declared: string | undefined;
}

/** The edits that write rows where others of the kind or relation stand, else into a table of their own. */
export function rowsAdded(library: Library, { owner, rows, plain, declared }: WishedRows): readonly TextEdit[] {
  if (rows.length === 0 && declared === undefined) return [];
  const tables = declsIn(library).filter(
    (decl): decl is TableDecl => decl.node === 'table' && decl.name.text === owner,
  );
  for (const table of tables) {
    const edits = inTable(library, table, rows, plain);
    if (edits !== undefined) return edits;
  }
  return [atEnd(library, [...(declared === undefined ? [] : [declared]), newTable(owner, rows, plain)].join('\n'))];
}

/** Columns that no row may leave out. */
export function requiredIn(library: Library, owner: string): ReadonlySet<string> {
  const fields = declsIn(library).flatMap((decl) =>
    (decl.node === 'kind' || decl.node === 'relation') && decl.name.text === owner ? decl.fields : [],
  );
  const named = new Map(fields.map((field) => [field.name.text, field]));
  const columns = [...columnsOf(library.basis.draft.world, owner)].filter(
    ([name, type]) => !ENDS.has(name) && initialOf(library, type, named.get(name)) === undefined,
  );
  return new Set(columns.map(([name]) => name));
}

const ENDS = new Set(['id', 'from', 'to', 'source']);

function inTable(
  library: Library,
  table: TableDecl,
  rows: WishedRows['rows'],
  plain: WishedRows['plain'],
): readonly TextEdit[] | undefined {
  const required = requiredIn(library, table.name.text);
  if (table.from !== undefined) {
    const { path } = table.from;
    const wished = rows.map((row) => ({
      id: row.get('id') ?? '',
      values: new Map([...row].filter(([column]) => column !== 'id')),
    }));
    return sheetRowsAdded(path, textOf(library, path), wished, required);
  }
  const written = rowWriter(library, table);
  return [
    linesAdded(
      library,
      table,
      rows.map((row) => written?.(row, required) ?? plain(row)),
    ),
  ];
}

function newTable(owner: string, rows: WishedRows['rows'], plain: WishedRows['plain']): string {
  const head = rows.some((row) => row.has('id')) ? ['  id'] : [];
  return `table ${owner} {\n${[...head, ...rows.map((row) => `  ${plain(row)}`)].join('\n')}\n}`;
}

/** Behind all that stands in the file that begins with the name of the ruleset. */
export function atEnd(library: Library, text: string): TextEdit {
  const [file = 'rules.sand', { text: whole } = { text: '' }] =
    [...library.files].find(([, { decls }]) => decls.some(({ node }) => node === 'ruleset')) ?? [];
  const end = whole.trimEnd().length;
  return { span: { file, start: end, end: whole.length }, text: `\n\n${text}\n` };
}
