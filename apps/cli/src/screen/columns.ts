import { padded, widthOf } from './ink.ts';

const GAP = 2;
const INDENT = 2;
/** More columns are hard to read. */
const MOST = 12;

/** Items below each other in as many columns as fit; the order goes down the first column, then the next. */
export function inColumns(items: readonly string[], width: number): readonly string[] {
  const widths = items.map(widthOf);
  for (let count = Math.min(MOST, items.length); count > 1; count -= 1) {
    const rows = Math.ceil(items.length / count);
    const columns = Array.from({ length: Math.ceil(items.length / rows) }, (_, c) =>
      Math.max(...widths.slice(c * rows, (c + 1) * rows)),
    );
    const whole = INDENT + columns.reduce((sum, one) => sum + one + GAP, -GAP);
    if (whole <= width) return rowsOf(items, rows, columns);
  }
  return items.map((item) => (' '.repeat(INDENT) + item).trimEnd());
}

const rowsOf = (items: readonly string[], rows: number, widths: readonly number[]): readonly string[] =>
  Array.from({ length: rows }, (_, row) => {
    const cells = widths.flatMap((width, column) => {
      const item = items[column * rows + row];
      return item === undefined ? [] : [padded(item, width)];
    });
    return (' '.repeat(INDENT) + cells.join(' '.repeat(GAP))).trimEnd();
  });

/** Rows of cells below each other; the first row is a heading. */
export function inTable(rows: readonly (readonly string[])[]): readonly string[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: count }, (_, c) => Math.max(0, ...rows.map((row) => widthOf(row[c] ?? ''))));
  return rows.map((row) =>
    (' '.repeat(INDENT) + row.map((cell, c) => padded(cell, widths[c] ?? 0)).join(' '.repeat(GAP))).trimEnd(),
  );
}
