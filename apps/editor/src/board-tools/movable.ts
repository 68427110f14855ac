import type { BoardLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { changeables } from '@sandtable/session';

/** Counters of a kind that can be put elsewhere by hand: the field that says where they stand, and what it may say. */
export interface Movable {
  readonly kind: string;
  readonly path: string;
  readonly members: readonly string[];
  readonly places: readonly string[];
}

/** Kinds that are drawn as counters and change their place in play. */
export function movableOn(info: GameInfo, layout: BoardLayout): readonly Movable[] {
  const all = changeables(info);
  return Object.entries(layout.kinds).flatMap(([kind, { draw, at }]): readonly Movable[] => {
    const path = `${kind}.${at}`;
    const found = draw === 'counter' ? all.find((one) => one.path === path) : undefined;
    if (found?.values === undefined || found.many) return [];
    return [{ kind, path, members: found.of[0] ?? [], places: found.values }];
  });
}
