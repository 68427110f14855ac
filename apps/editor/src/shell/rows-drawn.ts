/** Of a long list the rows that are drawn, and how much room the others take before and behind them, in pixels. */
export interface RowsDrawn {
  readonly first: number;
  /** The first behind them that is not drawn. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** What is seen of a list: where it begins, how high it is, and how much beyond it is drawn as well. */
export interface Sight {
  readonly top: number;
  readonly room: number;
  readonly beyond: number;
}

export function rowsDrawn(count: number, heightOf: (row: number) => number, { top, room, beyond }: Sight): RowsDrawn {
  let [first, before] = [0, 0];
  while (first < count && before + heightOf(first) <= top - beyond) before += heightOf(first++);
  let [end, y] = [first, before];
  while (end < count && y < top + room + beyond) y += heightOf(end++);
  let after = 0;
  for (let row = end; row < count; row += 1) after += heightOf(row);
  return { first, end, before, after };
}
