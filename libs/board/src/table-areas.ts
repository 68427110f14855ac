import type { TableLayout } from './layout.ts';

export type PartOfTable = keyof NonNullable<TableLayout['areas']>;
export type Area = NonNullable<NonNullable<TableLayout['areas']>[PartOfTable]>;
export type Areas = Readonly<Record<Area, readonly PartOfTable[]>>;

/** Which parts lie where, as the layout says or as tables usually look. */
export function areasOf(table: TableLayout, hasColumns: boolean): Areas {
  const usual: Readonly<Record<PartOfTable, Area>> = {
    strips: 'top',
    shown: 'left',
    columns: 'centre',
    board: hasColumns ? 'left' : 'centre',
    hands: 'bottom',
    stacks: 'right',
  };
  const areas: Record<Area, PartOfTable[]> = { top: [], left: [], centre: [], right: [], bottom: [] };
  for (const part of PARTS) areas[table.areas?.[part] ?? usual[part]].push(part);
  return areas;
}

const PARTS = ['strips', 'shown', 'columns', 'board', 'hands', 'stacks'] as const satisfies readonly PartOfTable[];
