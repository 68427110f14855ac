import type { TableView } from '@sandtable/ide';

const [LEAST, MOST] = [6, 28];
/** What is around the text of a cell, in pixels. */
const PADDING = 17;

/** Widths of columns in characters, by all of their rows: they stay while other rows come into sight. */
export const columnWidths = ({ columns, rows }: TableView): readonly number[] =>
  columns.map(({ name, type, initial = '' }) => {
    const head = Math.max(name.length + 2, initial === '' ? type.length : type.length + initial.length + 3);
    const body = rows.reduce((most, { cells }) => Math.max(most, cells[name]?.text.length ?? 0), initial.length);
    return Math.min(MOST, Math.max(LEAST, head, body));
  });

/** The columns of a CSS grid; the first has room for more besides its text. */
export const gridColumns = (widths: readonly number[], others: number): string =>
  widths.map((width, j) => `calc(${width + (j === 0 ? others : 0)}ch + ${PADDING}px)`).join(' ');
