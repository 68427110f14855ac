import type { GameInfo } from '@sandtable/engine';
import type { BoardLayout } from './layout.ts';
import { layoutFor } from './layout-for.ts';

/** Kinds whose members can be seen on the board, so that they can be clicked there. */
export function drawnKinds(info: GameInfo, layout: BoardLayout | undefined): ReadonlySet<string> {
  const how = layoutFor(info, layout);
  const drawn = info.kinds.filter(({ name, cells }) => cells || isDrawn(how, name)).map(({ name }) => name);
  const piled = info.piles.flatMap(({ kind }) => info.kinds[kind]?.name ?? []);
  return new Set([...drawn, ...piled]);
}

function isDrawn({ kinds, board, table }: BoardLayout, kind: string): boolean {
  const how = kinds[kind]?.draw;
  if (how !== undefined) return how !== 'none' || isOnTable(table, kind);
  return board.kind.includes(kind) || isOnTable(table, kind);
}

const isOnTable = (table: BoardLayout['table'], kind: string): boolean =>
  table !== undefined && (table.columns === kind || table.strips?.some(({ of }) => of === kind) === true);
