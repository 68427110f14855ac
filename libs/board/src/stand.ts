import { around, type Box, covered, middleOf, overlap, within } from './boxes.ts';
import type { Point, SideLayout } from './layout.ts';
import type { Piece } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';
import { blockSize, columnsOf, fan, freeSpot, spotsAround } from './stacks.ts';

export interface StandingPiece extends Piece {
  readonly at: Point;
  readonly size: number;
}
/** Several counters of one side drawn as one, because their region has no room to lay them out. */
export interface Stack {
  readonly key: string;
  readonly pieces: readonly Piece[];
  readonly side: SideLayout | undefined;
  readonly at: Point;
  readonly size: number;
}
/** From counters that found no room in their region to that region. */
export interface Leader {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
}
export interface Standing {
  readonly counters: readonly StandingPiece[];
  readonly stacks: readonly Stack[];
  readonly leaders: readonly Leader[];
  readonly boxes: readonly Box[];
}

/** What stands as one square: a counter, or a stack of them. */
type Square = readonly Piece[];

const GAP = 0.1;
const STAR = 1.6;
/** Part of a block that must lie on its own land, and its size, from the best to what is still readable. */
const TRIES = [
  { own: 0.97, size: 1 },
  { own: 0.9, size: 0.8 },
] as const;
const STACKED = [
  { own: 0.85, size: 1 },
  { own: 0.85, size: 0.8 },
  { own: 0.85, size: 0.65 },
] as const;
/** The same where names and lines give way, and a printed mark is covered as little as can be. */
const PRESSED = [
  { own: 0.75, size: 0.65 },
  { own: 0.5, size: 0.65 },
  { own: 0.3, size: 0.65 },
  { own: 0.3, size: 0.5 },
  { own: 0.3, size: 0.42 },
] as const;
/** How much it counts against a spot that a mark or a name is covered there. */
const MARKED = 0.4;
const NAMED = 0.25;

const bySide = (group: readonly Piece[]): readonly Square[] => [
  ...Map.groupBy(group, (piece) => piece.sideId ?? '').values(),
];

const grouped = (all: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const sorted = [...all].sort((a, b) => (a.sideId ?? '').localeCompare(b.sideId ?? ''));
  return Map.groupBy(sorted, (piece) => piece.place);
};

/** Boxes of the printed places, which nothing must cover. */
export const placeBoxes = (scene: Scene, size: number): readonly Box[] =>
  scene.spots
    .filter((s) => s.draw === 'place' || (s.marked && s.shape !== 'ring'))
    // The points of a star reach farther than a round mark does.
    .map((s) => around(s.at, size * (s.shape === 'star' ? STAR : 1), size * (s.shape === 'star' ? STAR : 1)));

interface Found {
  readonly squares: readonly Square[];
  readonly centre: Point;
  readonly size: number;
  readonly outside: boolean;
}
interface Search {
  readonly scene: Scene;
  readonly wish: number;
  readonly taken: readonly Box[];
  /** Of these what stands there already, and the printed places. */
  readonly counters: readonly Box[];
  readonly marks: readonly Box[];
  readonly names: readonly Box[];
  /** Lines between places: counters keep off them while there is room. */
  readonly lines: readonly Box[];
  /** Counters that must be seen one by one, because they may be chosen. */
  readonly open: (piece: Piece) => boolean;
}

const inSheet =
  (scene: Scene) =>
  (box: Box): boolean =>
    within(box, { x: 2, y: 2, w: scene.width - 4, h: scene.height - 4 });

const lies = (scene: Scene, key: string, box: Box): boolean => scene.ground.holds(key, middleOf(box));

const onLand = (
  spot: Spot,
  squares: readonly Square[],
  size: number,
  own: number,
  search: Search,
): Found | undefined => {
  const [w, h] = blockSize(squares.length, size, size * GAP);
  const key = `${spot.kind}.${spot.member}`;
  const fits = inSheet(search.scene);
  const centre = freeSpot(
    spot.at,
    w,
    h,
    [...search.taken, ...search.lines],
    (box) => fits(box) && search.scene.ground.share(key, box) >= own && lies(search.scene, key, box),
    search.wish * 9,
  );
  return centre && { squares, centre, size, outside: false };
};

/** How much of a box lies on one of others at most. */
const most = (box: Box, others: readonly Box[]): number => Math.max(0, ...others.map((other) => covered(box, other)));

/** Where most of it lies on its own ground, though names and marks stand there. */
const pressed = (
  spot: Spot,
  squares: readonly Square[],
  size: number,
  own: number,
  { scene, counters, marks, names, wish }: Search,
): Found | undefined => {
  const [w, h] = blockSize(squares.length, size, size * GAP);
  const [key, fits] = [`${spot.kind}.${spot.member}`, inSheet(scene)];
  const worth = (at: Point): number => {
    const box = around(at, w, h);
    if (!fits(box) || !lies(scene, key, box) || counters.some((counter) => overlap(counter, box))) return -1;
    const share = scene.ground.share(key, box);
    return share < own ? -1 : share - MARKED * most(box, marks) - NAMED * most(box, names);
  };
  let best: { readonly at: Point; readonly worth: number } | undefined;
  for (const at of spotsAround(spot.at, wish * 3)) {
    const found = worth(at);
    if (found >= 0 && found > (best?.worth ?? -1)) best = { at, worth: found };
  }
  return best && { squares, centre: best.at, size, outside: false };
};

/**
 * On the ground of its region one by one if there is room, else as stacks, else pressed onto what is printed there; only
 * where the region is smaller than anything that could be read, beside it with a line to it.
 */
const inRegion = (spot: Spot, group: readonly Piece[], search: Search): Found => {
  const single = group.map((piece) => [piece]);
  const opened = group.filter(search.open).map((piece) => [piece]);
  const stacked = [...opened, ...bySide(group.filter((piece) => !search.open(piece)))];
  const tries = [...TRIES.map((t) => ({ ...t, squares: single })), ...STACKED.map((t) => ({ ...t, squares: stacked }))];
  for (const { squares, size, own } of tries) {
    const found = onLand(spot, squares, search.wish * size, own, search);
    if (found) return found;
  }
  for (const { size, own } of PRESSED) {
    const found = pressed(spot, stacked, search.wish * size, own, search);
    if (found) return found;
  }
  return beside(spot, stacked, search.wish * 0.6, search, true);
};

/** The nearest free spot; on top of something only where the whole sheet is full. */
const beside = (spot: Spot, squares: readonly Square[], size: number, search: Search, outside: boolean): Found => {
  const start: Point = spot.draw === 'place' ? [spot.at[0], spot.at[1] + search.wish * 1.1] : spot.at;
  const [w, h] = blockSize(squares.length, size, size * GAP);
  const centre = freeSpot(start, w, h, search.taken, inSheet(search.scene), search.wish * 10) ?? start;
  return { squares, centre, size, outside };
};

/** The largest square in a hexagon of radius 1, with a little air. */
const IN_CELL = 1.24;

/** In the middle of its hex, small enough that the hex holds all. */
const inHex = (spot: Spot, group: readonly Piece[], wish: number): Found => {
  const columns = Math.max(1, Math.min(group.length, columnsOf(group.length)));
  const size = Math.min(wish * 2.4, (spot.room * IN_CELL) / columns);
  return { squares: group.map((piece) => [piece]), centre: spot.at, size, outside: false };
};

const find = (spot: Spot, group: readonly Piece[], search: Search): Found => {
  if (spot.draw === 'hex' || spot.draw === 'feature') return inHex(spot, group, search.wish);
  if (spot.draw === 'region') return inRegion(spot, group, search);
  const single = group.map((piece) => [piece]);
  return beside(spot, single, search.wish, search, false);
};

/** What is printed on the board: places, names of regions, and lines. */
interface Printed {
  readonly marks: readonly Box[];
  readonly names: readonly Box[];
  readonly lines: readonly Box[];
}

/** Gives every counter its spot; what may be chosen is never hidden in a stack. */
export const stand = (
  all: readonly Piece[],
  scene: Scene,
  wish: number,
  { marks, names, lines }: Printed,
  open: (piece: Piece) => boolean,
): Standing => {
  const kept = [...marks, ...names];
  const taken: Box[] = [...kept];
  const counters: StandingPiece[] = [];
  const stacks: Stack[] = [];
  const leaders: Leader[] = [];
  for (const [place, group] of grouped(all)) {
    const spot = scene.byMember.get(place);
    if (spot === undefined) continue;
    const { squares, centre, size, outside } = find(spot, group, {
      scene,
      wish,
      taken,
      counters: taken.slice(kept.length),
      marks,
      names,
      lines,
      open,
    });
    const [w, h] = blockSize(squares.length, size, size * GAP);
    // A little air, so that stacks of neighbouring places do not read as one.
    taken.push(around(centre, w + size * 0.3, h + size * 0.3));
    if (outside) leaders.push({ key: place, from: centre, to: spot.at });
    const at = fan(squares.length, centre, size, size * GAP);
    squares.forEach((square, i) => {
      const [first, ...more] = square;
      const here = at[i] ?? centre;
      if (first === undefined) return;
      if (more.length === 0) counters.push({ ...first, size, at: here });
      else stacks.push({ key: `${place}.${first.sideId}`, pieces: square, side: first.side, size, at: here });
    });
  }
  return { counters, stacks, leaders, boxes: taken.slice(kept.length) };
};
