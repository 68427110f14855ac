import { idOf, type Row } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { spell } from '@sandtable/schema';
import type { Decl } from '@sandtable/syntax';
import { plain } from './brushes.ts';

type Value = string | number | boolean;

/** What a field of cells says as it is written. */
export interface PrintedField {
  /** The field whose value it begins as: its own, or for a state that of another. */
  readonly from: string;
  /** What it says where nothing is written. */
  readonly initial: Value;
  /** In the order of the members. */
  readonly values: readonly Value[];
}
/** The fields of cells by `Kind.field`. */
export type Printed = Readonly<Record<string, PrintedField>>;

/**
 * The fields of all cells of grids as the text has them, before a match changes any. States that begin as such a field say
 * the same, and those that have a column of their own say what it says.
 */
export function printed(library: Library): Printed {
  const { world, rows } = library.basis.draft;
  return Object.fromEntries(
    world.kinds.flatMap(({ name, grid, members }) => {
      if (grid === undefined || grid.cells.length === 0) return [];
      const byId = new Map((rows.get(name) ?? []).map((row) => [idOf(row) ?? '', row]));
      const cells = members.map((member) => byId.get(member));
      return fieldsOf(library, name, cells).map((field) => [`${name}.${field.name}`, printedIn(field, cells)]);
    }),
  );
}

interface Field {
  readonly name: string;
  /** The field whose value it begins as: often its own. */
  readonly from: string;
  readonly initial: string;
}

function fieldsOf(library: Library, kind: string, cells: readonly (Row | undefined)[]): readonly Field[] {
  const decls = [...library.files.values()].flatMap((file) => file.decls.map((decl) => ({ decl, text: file.text })));
  const found = decls.find(({ decl }) => decl.node === 'kind' && decl.name.text === kind);
  if (found?.decl.node !== 'kind') return [];
  const fields = found.decl.fields.map(({ name, state, initial }) => ({ name: name.text, state, ...{ initial } }));
  const written = new Map(fields.filter(({ state }) => !state).map((field) => [field.name, field]));
  return fields.flatMap(({ name, state, initial }): readonly Field[] => {
    const own = { name, initial };
    const isInTable = (): boolean => cells.some((row) => row?.cells.has(name));
    const from = state ? (written.get(textOf(found.text, initial)) ?? (isInTable() ? own : undefined)) : own;
    return from === undefined ? [] : [{ name, from: from.name, initial: textOf(found.text, from.initial) }];
  });
}

type Initial = Extract<Decl, { readonly node: 'kind' }>['fields'][number]['initial'];

const textOf = (text: string, initial: Initial): string =>
  initial === undefined ? '' : text.slice(initial.span.start, initial.span.end);

const printedIn = ({ from, initial }: Field, cells: readonly (Row | undefined)[]): PrintedField => ({
  from,
  initial: shownAs(initial),
  values: cells.map((row) => {
    const cell = row?.cells.get(from)?.cell;
    return shownAs(cell === undefined ? initial : plain(spell(cell)));
  }),
});

const shownAs = (text: string): Value => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text || 'none';
};
