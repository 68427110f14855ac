import type { GameInfo } from '@sandtable/engine';
import { around, type Box, overlap } from './boxes.ts';
import type { Reader } from './facts.ts';
import type { BoardLayout, Point, SideLayout } from './layout.ts';
import { readable } from './names.ts';
import { inside } from './regions.ts';
import type { Scene, Spot } from './scene.ts';
import { blockSize, columnsOf, fan, freeSpot } from './stacks.ts';

/** A counter that stands somewhere on the board. */
export interface Piece {
  readonly kind: string;
  readonly member: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly side: SideLayout | undefined;
  readonly sideName: string | undefined;
  readonly place: string;
}
export interface StandingPiece extends Piece {
  readonly at: Point;
  readonly size: number;
}

const text = (value: unknown): string => (value === undefined || value === 'none' ? '' : String(value));

/** `coming(north)` or `at(b4)` stand for the place they name; a plain name stands for itself. */
const placeOf = (value: unknown, scene: Scene): string | undefined => {
  const found = typeof value === 'string' ? (/\(([^()]*)\)$/.exec(value)?.[1] ?? value) : undefined;
  return found !== undefined && scene.byMember.has(found) ? found : undefined;
};

/** All counters that have a place now. */
export const pieces = (info: GameInfo, layout: BoardLayout, scene: Scene, read: Reader): readonly Piece[] =>
  info.kinds.flatMap((kind) => {
    const how = layout.kinds[kind.name];
    if (how?.draw !== 'counter') return [];
    return kind.members.flatMap((member, i): readonly Piece[] => {
      const place = placeOf(read(kind.name, i, how.at), scene);
      if (place === undefined) return [];
      const sideName = text(read(kind.name, i, how.side)) || undefined;
      const [label, value] = [text(read(kind.name, i, how.label)), text(read(kind.name, i, how.value))];
      const side = sideName === undefined ? undefined : layout.sides[sideName];
      return [{ kind: kind.name, member, name: readable(member), label, value, side, sideName, place }];
    });
  });

/** Size of a counter: at most `wish`, and small enough that a full hex holds its stack. */
const sizeAt = (spot: Spot, n: number, wish: number): number => {
  if (spot.draw !== 'hex') return wish;
  return Math.min(wish * 1.6, (spot.room * 1.16) / Math.max(1, Math.min(n, columnsOf(n))));
};

const startOf = (spot: Spot, wish: number): Point =>
  spot.draw === 'place' ? [spot.at[0], spot.at[1] + wish * 1.1] : spot.at;

const allowedIn =
  (spot: Spot, scene: Scene) =>
  (box: Box): boolean => {
    if (box.x < 2 || box.y < 2 || box.x + box.w > scene.width - 2 || box.y + box.h > scene.height - 2) return false;
    const centre: Point = [box.x + box.w / 2, box.y + box.h / 2];
    return spot.polygons.length === 0 || spot.polygons.some((polygon) => inside(centre, polygon));
  };

const grouped = (all: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const out = new Map<string, Piece[]>();
  for (const piece of all) out.set(piece.place, [...(out.get(piece.place) ?? []), piece]);
  for (const group of out.values()) group.sort((a, b) => (a.sideName ?? '').localeCompare(b.sideName ?? ''));
  return out;
};

/** Boxes of the printed places, which stacks must not cover. */
export const placeBoxes = (scene: Scene, size: number): readonly Box[] =>
  scene.spots.filter((s) => s.draw === 'place').map((s) => around(s.at, size, size));

/** Gives every counter its spot: stacks fan out in a block beside the printed places and beside each other. */
export const stand = (all: readonly Piece[], scene: Scene, wish: number, mark: number): readonly StandingPiece[] => {
  const taken: Box[] = [...placeBoxes(scene, mark)];
  const out: StandingPiece[] = [];
  for (const [place, group] of grouped(all)) {
    const spot = scene.byMember.get(place);
    if (spot === undefined) continue;
    const size = sizeAt(spot, group.length, wish);
    const block = blockSize(group.length, size, size * 0.1);
    const centre = centreOf(spot, scene, taken, wish, block);
    // A little air, so that stacks of neighbouring places do not read as one.
    taken.push(around(centre, block[0] + size * 0.5, block[1] + size * 0.5));
    const at = fan(group.length, centre, size, size * 0.1);
    group.forEach((piece, i) => void out.push({ ...piece, size, at: at[i] ?? centre }));
  }
  return out;
};

/** Within the region if there is room, else beside it; on top of something only where the whole sheet is full. */
const centreOf = (
  spot: Spot,
  scene: Scene,
  taken: readonly Box[],
  wish: number,
  [w, h]: readonly [number, number],
): Point => {
  if (spot.draw === 'hex') return spot.at;
  const start = startOf(spot, wish);
  const inSheet = allowedIn({ ...spot, polygons: [] }, scene);
  return (
    freeSpot(start, w, h, taken, allowedIn(spot, scene), wish * 7) ??
    freeSpot(start, w, h, taken, inSheet, wish * 9) ??
    start
  );
};

/** For tests: whether no two counters lie on each other. */
export const apart = (all: readonly StandingPiece[]): boolean =>
  all.every((a, i) =>
    all.slice(i + 1).every((b) => !overlap(around(a.at, a.size, a.size), around(b.at, b.size, b.size))),
  );
