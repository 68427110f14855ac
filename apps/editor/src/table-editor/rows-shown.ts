import type { ColumnView, RowView, TableView } from '@sandtable/ide';

/** By what the rows of a table are sorted while someone looks at it. */
export interface Sorting {
  readonly column: string;
  readonly down: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What stands in a cell, or would without being written. */
const shownIn = (row: RowView, column: ColumnView): string => row.cells[column.name]?.text ?? column.initial ?? '';

/**
 * Which rows are shown in what order, by their numbers in the file: those that have every word of the filter in some cell.
 * Rows that are alike stay in the order of the file. Nothing of this is written.
 */
export function rowsShown(view: TableView, sorting: Sorting | undefined, filter: string): readonly number[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (row: RowView): boolean => {
    const text = view.columns.map((column) => shownIn(row, column).toLowerCase());
    return words.every((word) => text.some((cell) => cell.includes(word)));
  };
  const all = view.rows.flatMap((row, i) => (words.length === 0 || fits(row) ? [i] : []));
  const column = view.columns.find(({ name }) => name === sorting?.column);
  if (sorting === undefined || column === undefined) return all;
  const texts = view.rows.map((row) => shownIn(row, column));
  const sign = sorting.down ? -1 : 1;
  return all.sort((a, b) => sign * collator.compare(texts[a] ?? '', texts[b] ?? '') || a - b);
}

/** Up, down, and then as in the file. */
export function nextSorting(now: Sorting | undefined, column: string): Sorting | undefined {
  if (now?.column !== column) return { column, down: false };
  return now.down ? undefined : { column, down: true };
}
