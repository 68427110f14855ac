import type { PileView } from '@sandtable/session';
import type { TableLayout } from './layout.ts';

/** Where the piles of a table lie. */
export interface TablePlan {
  readonly columns: readonly string[];
  /** A row of cells, one for each column; undefined is the row with the heads. */
  readonly rows: readonly (readonly (PileView | undefined)[] | undefined)[];
  readonly hands: readonly PileView[];
  readonly stacks: readonly PileView[];
}

/** Piles laid out as a layout says; those it does not speak of lie with the stacks. */
export function tablePlan(table: TableLayout, columns: readonly string[], piles: readonly PileView[]): TablePlan {
  const known = new Map(piles.map((pile) => [pile.name, pile]));
  const rows = (table.rows ?? []).map((row) => {
    const [name, ...args] = row;
    return name === undefined
      ? undefined
      : columns.map((column) => known.get(`${name}(${[...args, column].join(', ')})`));
  });
  const placed = new Set(rows.flatMap((row) => row ?? []));
  const hands = (table.hands ?? []).flatMap((name) => piles.filter(({ pile }) => pile === name));
  const rest = piles.filter((pile) => !placed.has(pile) && !hands.includes(pile));
  const order = table.stacks ?? [];
  const place = ({ pile }: PileView): number => (order.includes(pile) ? order.indexOf(pile) : order.length);
  return { columns, rows, hands, stacks: rest.toSorted((a, b) => place(a) - place(b)) };
}
