import type { TableView } from '@sandtable/ide';
import { useMemo, useState } from 'react';
import { nextSorting, rowsShown, type Sorting } from './rows-shown.ts';

export interface RowsShown {
  /** By their numbers in the file. */
  readonly order: readonly number[];
  readonly sorting: Sorting | undefined;
  readonly filter: string;
  readonly sort: (column: string) => void;
  readonly setFilter: (filter: string) => void;
  /** All rows as they stand in the file. */
  readonly reset: () => void;
}

/** Rows stay where they are while cells are written: a row would else be gone as soon as it is right. */
export function useRowsShown(view: TableView): RowsShown {
  const [sorting, setSorting] = useState<Sorting | undefined>();
  const [filter, setFilter] = useState('');
  const { length } = view.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only asking anew, or other rows, brings another order.
  const order = useMemo(() => rowsShown(view, sorting, filter), [sorting, filter, length]);
  const reset = (): void => {
    setSorting(undefined);
    setFilter('');
  };
  return { order, sorting, filter, sort: (column) => setSorting(nextSorting(sorting, column)), setFilter, reset };
}
