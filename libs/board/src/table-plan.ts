import type { PileView } from '@sandtable/session';
import type { TableLayout } from './layout.ts';

/** Where the piles of a table lie. */
export interface TablePlan {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly hands: readonly PileView[];
  readonly stacks: readonly PileView[];
}

interface TableRow {
  /** The same for a row of the layout as long as the layout is. */
  readonly key: string;
  /** One for each column; undefined in the row with the heads. */
  readonly cells: readonly (PileView | undefined)[] | undefined;
}

/** Piles laid out as a layout says; those it does not speak of lie with the stacks. */
export function tablePlan(table: TableLayout, columns: readonly string[], piles: readonly PileView[]): TablePlan {
  const known = new Map(piles.map((pile) => [pile.name, pile]));
  const rows = (table.rows ?? []).map(([name, ...args], at) => {
    const cellAt = (column: string) => known.get(`${name}(${[...args, column].join(', ')})`);
    return { key: `row ${at + 1}`, cells: name === undefined ? undefined : columns.map(cellAt) };
  });
  const placed = new Set(rows.flatMap(({ cells }) => cells ?? []));
  const hands = (table.hands ?? []).flatMap((name) => piles.filter(({ pile }) => pile === name));
  const rest = piles.filter((pile) => !placed.has(pile) && !hands.includes(pile));
  const order = table.stacks ?? [];
  const place = ({ pile }: PileView): number => (order.includes(pile) ? order.indexOf(pile) : order.length);
  return { columns, rows, hands, stacks: rest.toSorted((a, b) => place(a) - place(b)) };
}
