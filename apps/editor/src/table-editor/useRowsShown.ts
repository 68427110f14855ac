import type { TableView } from '@sandtable/ide';
import { useState } from 'react';
import { nextSorting, rowsShown, type Sorting } from './rows-shown.ts';

interface Shown {
  /** By their numbers in the file. */
  readonly order: readonly number[];
  readonly sorting: Sorting | undefined;
  readonly filter: string;
  /** How many rows the table had then. */
  readonly count: number;
}

export interface RowsShown extends Shown {
  readonly sort: (column: string) => void;
  readonly setFilter: (filter: string) => void;
  /** All rows in the order of the file. */
  readonly reset: () => void;
}

/** Rows stay where they are while cells are written: a row would else be gone as soon as it is right. */
export function useRowsShown(view: TableView): RowsShown {
  const [known, setShown] = useState(() => shownOf(view, undefined, ''));
  const shown = known.count === view.rows.length ? known : shownOf(view, known.sorting, known.filter);
  if (shown !== known) setShown(shown);
  const { sorting, filter } = shown;
  return {
    ...shown,
    sort: (column) => setShown(shownOf(view, nextSorting(sorting, column), filter)),
    setFilter: (next) => setShown(shownOf(view, sorting, next)),
    reset: () => setShown(shownOf(view, undefined, '')),
  };
}

const shownOf = (view: TableView, sorting: Sorting | undefined, filter: string): Shown => ({
  order: rowsShown(view, sorting, filter),
  sorting,
  filter,
  count: view.rows.length,
});
