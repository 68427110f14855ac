import type { Row } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { TextEdit } from '@sandtable/text';
import { isName, wordSpan } from './move.ts';

/** Where the tables say on which place something stands as a match begins: a column of a kind, or an end of a relation. */
export interface Settled {
  readonly owner: string;
  readonly column: string;
}

/** The places on which something stands, each once. */
export const settledOn = (library: Library, what: readonly Settled[]): readonly string[] => [
  ...new Set(
    cellsOf(library, what).flatMap(({ cell }) => {
      const own = cell.c === 'string' ? (cell.spelled ?? cell) : cell;
      return own.c === 'name' ? [own.text] : [];
    }),
  ),
];

/** The edits that put on another place all that stands on one. */
export const settle = (library: Library, what: readonly Settled[], from: string, to: string): readonly TextEdit[] =>
  from === to
    ? []
    : cellsOf(library.base ?? library, what)
        .filter(({ cell }) => isName(cell, from))
        .map(({ cell }) => ({ span: wordSpan(library, cell.span, from), text: to }));

const cellsOf = (
  { basis }: Library,
  what: readonly Settled[],
): readonly NonNullable<ReturnType<Row['cells']['get']>>[] =>
  what.flatMap(({ owner, column }) =>
    (basis.draft.rows.get(owner) ?? []).flatMap(({ cells }) => cells.get(column) ?? []),
  );
