import type { PileView } from '@sandtable/session';
import type { TableLayout } from './layout.ts';

/** Where the piles of a table lie. */
export interface TablePlan {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly hands: readonly PileView[];
  readonly stacks: readonly PileView[];
  /** Piles that the layout doesn't mention: they are listed. */
  readonly rest: readonly PileView[];
}

export interface TableRow {
  /** The same for a row of the layout as long as the layout is. */
  readonly key: string;
  /** One list of piles, side by side, for each column; undefined in the row with the heads. */
  readonly cells: readonly (readonly PileView[])[] | undefined;
}

/** Piles arranged as a layout says. */
export function tablePlan(table: TableLayout, columns: readonly string[], piles: readonly PileView[]): TablePlan {
  const known = new Map(piles.map((pile) => [pile.name, pile]));
  const rows = inColumns(table.rows ?? []).map((names, at) => ({
    key: `row ${at + 1}`,
    cells: names.length === 0 ? undefined : columns.map((column) => cellOf(names, column, known)),
  }));
  const placed = new Set(rows.flatMap(({ cells }) => cells?.flat() ?? []));
  const hands = (table.hands ?? []).flatMap((name) => piles.filter(({ pile }) => pile === name));
  const others = piles.filter((pile) => !placed.has(pile) && !hands.includes(pile));
  const order = table.stacks ?? [];
  const place = ({ pile }: PileView): number => order.indexOf(pile);
  const stacks = others.filter((pile) => place(pile) >= 0).toSorted((a, b) => place(a) - place(b));
  return { columns, rows, hands, stacks, rest: others.filter((pile) => place(pile) < 0) };
}

type Row = NonNullable<TableLayout['rows']>[number];

const cellOf = (names: readonly Row[], column: string, known: ReadonlyMap<string, PileView>): readonly PileView[] =>
  names.flatMap(([name, ...args]) => known.get(`${name}(${[...args, column].join(', ')})`) ?? []);

/** Rows with the same arguments lie side by side; one without any names has the heads. */
function inColumns(rows: readonly Row[]): readonly (readonly Row[])[] {
  const found: Row[][] = [];
  const argsOf = (row: Row | undefined): string => (row === undefined ? '' : JSON.stringify(row.slice(1)));
  for (const row of rows) {
    const last = found.at(-1);
    if (row.length === 0) found.push([]);
    else if (last?.[0] !== undefined && argsOf(last[0]) === argsOf(row)) last.push(row);
    else found.push([row]);
  }
  return found;
}
