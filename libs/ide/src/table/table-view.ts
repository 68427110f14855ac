import { columnsOf, showType } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Type } from '@sandtable/model';
import type { FieldDecl, TableDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { textOf } from '../places.ts';
import { type FieldInput, inputOf } from '../settings/field-input.ts';
import { readSheet } from './read-sheet.ts';
import { rulesSheet } from './rules-sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** A table file as a grid: a row per member, a column per field. */
export interface TableView {
  /** The kind or relation. */
  readonly owner: string;
  readonly isKind: boolean;
  readonly columns: readonly ColumnView[];
  readonly rows: readonly RowView[];
}
export interface ColumnView {
  readonly name: string;
  /** As the rules write it; empty where the rules do not know the column. */
  readonly type: string;
  /** What an absent cell stands for; undefined where each row has to say it. */
  readonly initial: string | undefined;
  readonly input: FieldInput;
}
export interface RowView {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Absent cells are left out. */
  readonly cells: Readonly<Record<string, CellView>>;
}
export interface CellView {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where it comes from, as the table says of this cell alone. */
  readonly source?: string;
}

/** What a table file is bound to, with what is needed to change it. */
export interface Bound {
  readonly owner: string;
  readonly sheet: Sheet;
  readonly types: ReadonlyMap<string, Type>;
  readonly fields: ReadonlyMap<string, FieldDecl>;
}

/** The names of the tables that a file of rules has in place, in their order; a second one of a kind has a number. */
export const tablesIn = (library: Library, file: string): readonly string[] =>
  inPlace(library, file).map(([name]) => name);

/**
 * Undefined for files that are no table of the rules, and while they cannot be read. In a file of rules, `name` says
 * which of its tables is meant.
 */
export function bound(library: Library, file: string, name?: string): Bound | undefined {
  const table = inPlace(library, file).find(([own]) => own === name)?.[1];
  const owner = table?.name.text ?? ownerOf(library, file);
  const sheet = table
    ? rulesSheet(library, table)
    : owner === undefined
      ? undefined
      : readSheet(file, textOf(library, file));
  if (owner === undefined || sheet === undefined) return undefined;
  const types = columnsOf(library.basis.draft.world, owner);
  return { owner, sheet, types, fields: fieldsOf(library, owner) };
}

export function tableView(library: Library, file: string, name?: string): TableView | undefined {
  const table = bound(library, file, name);
  if (table === undefined) return undefined;
  const { owner, sheet } = table;
  const isKind = library.basis.draft.world.kinds.some(({ name }) => name === owner);
  const columns = columnNames(table, isKind).map((name) => columnOf(library, table, name));
  return { owner, isKind, columns, rows: sheet.rows.map(rowOf) };
}

/** Tables without a line that names their columns are chains of links, and no grids. */
function inPlace(library: Library, file: string): readonly (readonly [name: string, table: TableDecl])[] {
  const tables = (library.files.get(file)?.decls ?? []).filter(
    (decl): decl is TableDecl => decl.node === 'table' && decl.from === undefined && decl.rows.length > 0,
  );
  return tables.map((table, i) => {
    const before = tables.slice(0, i).filter(({ name }) => name.text === table.name.text).length;
    return [before === 0 ? table.name.text : `${table.name.text} ${before + 1}`, table];
  });
}

const declsOf = (library: Library) => [...library.files.values()].flatMap(({ decls }) => decls);

const ownerOf = (library: Library, file: string): string | undefined =>
  declsOf(library).flatMap((decl) => (decl.node === 'table' && decl.from?.path === file ? [decl.name.text] : []))[0];

function fieldsOf(library: Library, owner: string): ReadonlyMap<string, FieldDecl> {
  const fields = declsOf(library).flatMap((decl) =>
    (decl.node === 'kind' || decl.node === 'relation') && decl.name.text === owner ? decl.fields : [],
  );
  return new Map(fields.map((field) => [field.name.text, field]));
}

/** The name first, then what only the file knows, then the fields as the rules have them; sources come last. */
function columnNames({ sheet, types }: Bound, isKind: boolean): readonly string[] {
  const used = sheet.rows.flatMap(({ cells }) => [...cells.keys()]);
  return [...new Set([...(isKind ? ['id'] : []), ...used.filter((name) => !types.has(name)), ...types.keys()])]
    .filter((name) => name !== 'source')
    .concat('source');
}

function columnOf(library: Library, { types, fields }: Bound, name: string): ColumnView {
  const type = types.get(name);
  const field = fields.get(name);
  if (name === 'source') return { name, type: 'text', initial: '', input: { is: 'text' } };
  return {
    name,
    type: type === undefined ? '' : field ? slice(library, field.type.span) : showType(type),
    initial: initialOf(library, type, field),
    input: type === undefined ? { is: 'text' } : inputOf(library, type),
  };
}

/** What an absent cell stands for. */
export function initialOf(library: Library, type: Type | undefined, field: FieldDecl | undefined): string | undefined {
  if (field?.initial !== undefined) return slice(library, field.initial.span);
  // A state begins empty where its type has something empty.
  if (!field?.state || type === undefined) return undefined;
  if (type.t === 'set') return '{}';
  if (type.t === 'bool') return 'false';
  return type.t === 'union' && type.parts[0]?.p === 'none' ? 'none' : undefined;
}

function slice(library: Library, span: Span): string {
  const { file, start, end } = library.today(span);
  return textOf(library, file).slice(start, end);
}

function rowOf({ span, cells, sources }: SheetRow): RowView {
  const read = [...cells].map(([name, cell]) => {
    const source = sources.get(name);
    const view = { text: cell.text, start: cell.span.start, end: cell.span.end };
    return [name, source === undefined ? view : { ...view, source }] as const;
  });
  return { id: cells.get('id')?.text ?? '', start: span.start, end: span.end, cells: Object.fromEntries(read) };
}
