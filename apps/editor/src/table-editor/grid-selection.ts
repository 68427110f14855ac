import { type CellRange, rangeBetween } from './cell-range.ts';

interface Cell {
  /** The row by its number in the file, however the rows are sorted. */
  readonly row: number;
  readonly column: number;
}

/** Where the user is in the grid. */
export interface GridPlace extends Cell {
  /** What the field begins with while the cell is written. */
  readonly editing: string | undefined;
}

export interface GridState extends GridPlace {
  /** The other corner of the range; undefined where it is the cell alone. */
  readonly corner: Cell | undefined;
}

export const FIRST_CELL: GridState = { row: 0, column: 0, editing: undefined, corner: undefined };

/** What is selected among the rows that are shown. */
export interface Selected {
  readonly place: GridPlace;
  /** Where the row of the place is among those that are shown. */
  readonly at: number;
  /** One cell at least. */
  readonly range: CellRange;
}

/** Returns what a state means for the rows that are shown now: some may be gone since, or be filtered out. */
export function selectedIn({ row, column, editing, corner }: GridState, order: readonly number[], columns: number) {
  const found = order.indexOf(row);
  const at = found >= 0 ? found : bounded(row, order.length);
  const place = { row: order[at] ?? 0, column: Math.min(column, columns - 1), editing };
  const here = { at, column: place.column };
  const other = corner && { at: order.indexOf(corner.row), column: corner.column };
  const range = rangeBetween(here, other && other.at >= 0 ? other : here);
  return { place, at, range } satisfies Selected;
}

/** The cell nearest to a place among the rows that are shown. */
export const cellNear = (order: readonly number[], columns: number, at: number, column: number): Cell => ({
  row: order[bounded(at, order.length)] ?? 0,
  column: bounded(column, columns),
});

const bounded = (one: number, count: number): number => Math.max(0, Math.min(count - 1, one));
