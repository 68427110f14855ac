import type { Reader } from './facts.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import type { Scene } from './scene.ts';
import { sideAt } from './sides.ts';

/** Whose places are, by `Kind.member`; without those that are nobody's. */
export type Holders = ReadonlyMap<string, SideLayout>;

const holdersOf = (layout: BoardLayout, scene: Scene, read: Reader): Holders =>
  new Map(
    scene.spots.flatMap((spot) => {
      const side = layout.kinds[spot.kind]?.side === undefined ? undefined : sideAt(layout, read, spot);
      return side === undefined ? [] : [[`${spot.kind}.${spot.member}`, side] as const];
    }),
  );

/** Holders in one position after the other: the same object while nothing has changed hands. */
export function keptHolders(): typeof holdersOf {
  let last: Holders = new Map();
  return (layout, scene, read) => {
    const found = holdersOf(layout, scene, read);
    const isSame = found.size === last.size && [...found].every(([key, side]) => last.get(key) === side);
    if (!isSame) last = found;
    return last;
  };
}
