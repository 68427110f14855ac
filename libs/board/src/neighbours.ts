import type { GameInfo } from '@sandtable/engine';
import { memberOf } from './lines.ts';
import type { Scene } from './scene.ts';

type Near = ReadonlyMap<string, ReadonlySet<string>>;

/** Places of the board next to each other, by name: cells with a common side, and whatever a relation joins. */
export const neighboursIn = (info: GameInfo, scene: Scene): Near => {
  const near = new Map<string, Set<string>>();
  const join = (from: string | undefined, to: string | undefined): void => {
    if (from === undefined || to === undefined || !scene.byMember.has(from) || !scene.byMember.has(to)) return;
    near.set(from, (near.get(from) ?? new Set()).add(to));
  };
  for (const kind of info.kinds) {
    const at = new Map(kind.cells?.map((cell, i) => [String(cell), kind.members[i]]));
    for (const [i, [q, r]] of (kind.cells ?? []).entries())
      for (const [dq, dr] of kind.grid?.sides ?? []) join(kind.members[i], at.get(String([q + dq, r + dr])));
  }
  for (const { left, right, joins } of info.relations)
    for (const one of joins) {
      const [from, to] = [memberOf(info, left, one.left), memberOf(info, right, one.right)];
      join(from, to);
      join(to, from);
    }
  return near;
};
