import type { TableOp, TableView } from '@sandtable/ide';

/** Cells from one corner to the other: places among the rows that are shown, and columns. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Corner {
  readonly at: number;
  readonly column: number;
}

export const rangeBetween = (one: Corner, other: Corner): CellRange => ({
  top: Math.min(one.at, other.at),
  bottom: Math.max(one.at, other.at),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isInRange = ({ top, bottom, left, right }: CellRange, at: number, column: number): boolean =>
  at >= top && at <= bottom && column >= left && column <= right;

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as a spreadsheet takes them; what is not written is empty. */
export function copied(view: TableView, order: readonly number[], range: CellRange): string {
  const names = view.columns.slice(range.left, range.right + 1).map(({ name }) => name);
  return order
    .slice(range.top, range.bottom + 1)
    .map((row) => names.map((name) => quoted(view.rows[row]?.cells[name]?.text ?? '')).join('\t'))
    .join('\n');
}

/** Column by column: what is written in many rows of one column is written at once. */
const inCells = (
  view: TableView,
  rows: readonly number[],
  { left, right }: CellRange,
  text: (column: string) => string | undefined,
): readonly TableOp[] =>
  view.columns
    .slice(left, right + 1)
    .flatMap(({ name }) => rows.map((row): TableOp => ({ do: 'set', row, column: name, text: text(name) })));

/** The first row of the range goes into all below it; of a single row, the one above it comes down. */
export function filledDown(view: TableView, order: readonly number[], range: CellRange): readonly TableOp[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const like = view.rows[order[from] ?? -1];
  if (like === undefined) return [];
  return inCells(view, order.slice(from + 1, range.bottom + 1), range, (column) => like.cells[column]?.text);
}

/** All cells of the range are left to their defaults. */
export const emptied = (view: TableView, order: readonly number[], range: CellRange): readonly TableOp[] =>
  inCells(view, order.slice(range.top, range.bottom + 1), range, () => undefined);
