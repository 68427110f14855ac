import { around, type Box, common, covered, middleOf, overlap, within } from './boxes.ts';
import type { Point, SideLayout } from './layout.ts';
import type { Piece } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
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
/** The smallest part of its wish that a counter is drawn at, where that is large enough to be read. */
const LEAST = 0.65;

/** One by one, in stacks of what can't be chosen, or all in stacks. */
type Lying = 'singly' | 'stacked' | 'piled';

/** Part of a block that must lie on its own land and its size, from the best to the least. */
interface Try {
  readonly as: Lying;
  readonly own: number;
  readonly size: number;
  /** Names and lines give way, and a printed mark is covered as little as can be. */
  readonly isPressed?: true;
}
const TRIES: readonly Try[] = [
  { as: 'singly', own: 0.97, size: 1 },
  { as: 'singly', own: 0.9, size: 0.8 },
  { as: 'stacked', own: 0.85, size: 1 },
  { as: 'stacked', own: 0.85, size: 0.8 },
  { as: 'stacked', own: 0.8, size: 0.8, isPressed: true },
  { as: 'stacked', own: 0.85, size: LEAST },
  { as: 'stacked', own: 0.5, size: LEAST, isPressed: true },
  { as: 'piled', own: 0.75, size: LEAST, isPressed: true },
  { as: 'piled', own: 0.3, size: LEAST, isPressed: true },
];
/** On a board that is smaller than counters are made for, some can't be read. */
const TINY: readonly Try[] = [
  { as: 'piled', own: 0.3, size: 0.5, isPressed: true },
  { as: 'piled', own: 0.3, size: 0.42, isPressed: true },
];
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
  /** No counter is smaller than this, unless all are. */
  readonly least: number;
  readonly taken: readonly Box[];
  /** Of these what stands there already, and the printed places. */
  readonly counters: readonly Box[];
  readonly marks: readonly Box[];
  readonly names: readonly Box[];
  /** Lines between places: counters keep off them while there is room. */
  readonly lines: readonly Box[];
  /** Counters that are seen one by one while there is room, because they may be chosen. */
  readonly open: (piece: Piece) => boolean;
}

/** In sight if its place is, and in any case on the sheet. */
const inSheet = ({ width, height, seen }: Scene, { at }: Spot): ((box: Box) => boolean) => {
  const sheet = { x: 2, y: 2, w: width - 4, h: height - 4 };
  const bounds = seen !== undefined && within(around(at, 0, 0), seen) ? common(seen, sheet) : sheet;
  return (box) => within(box, bounds);
};

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
  const fits = inSheet(search.scene, spot);
  const centre = freeSpot(
    spot.at,
    w,
    h,
    (box) =>
      fits(box) &&
      isFree(search.taken, box) &&
      isFree(search.lines, box) &&
      search.scene.ground.share(key, box) >= own &&
      lies(search.scene, key, box),
    search.wish * 9,
  );
  return centre && { squares, centre, size, outside: false };
};

const isFree = (taken: readonly Box[], box: Box): boolean => !taken.some((other) => overlap(other, box));

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
  const [key, fits] = [`${spot.kind}.${spot.member}`, inSheet(scene, spot)];
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

/** What lies as one square in each way. */
const squaresOf = (group: readonly Piece[], open: Search['open']): Readonly<Record<Lying, readonly Square[]>> => ({
  singly: group.map((piece) => [piece]),
  stacked: [...group.filter(open).map((piece) => [piece]), ...bySide(group.filter((piece) => !open(piece)))],
  piled: bySide(group),
});

/**
 * On the ground of its region one by one if there is room, else as stacks, else pressed onto what is printed there; only
 * where the region is smaller than anything that could be read, beside it with a line to it.
 */
const inRegion = (spot: Spot, group: readonly Piece[], search: Search): Found => {
  const squares = squaresOf(group, search.open);
  const { wish, least } = search;
  for (const { as, own, size, isPressed } of wish * LEAST < least ? [...TRIES, ...TINY] : TRIES) {
    const found = (isPressed ? pressed : onLand)(spot, squares[as], wish * size, own, search);
    if (found) return found;
  }
  return freeNextTo(spot, squares.piled, wish * LEAST, search, true);
};

/** The nearest free spot; on top of something only where the whole sheet is full. */
const freeNextTo = (spot: Spot, squares: readonly Square[], size: number, search: Search, outside: boolean): Found => {
  const start: Point = spot.draw === 'place' ? [spot.at[0], spot.at[1] + search.wish * 1.1] : spot.at;
  const [w, h] = blockSize(squares.length, size, size * GAP);
  const fits = inSheet(search.scene, spot);
  const centre = freeSpot(start, w, h, (box) => fits(box) && isFree(search.taken, box), search.wish * 10) ?? start;
  return { squares, centre, size, outside };
};

/** The largest square in a hexagon of radius 1, with a little air. */
const IN_CELL = 1.24;

/** In the middle of its hex, small enough that the hex holds all; in stacks where they would be too small to be read. */
const inHex = (spot: Spot, group: readonly Piece[], { wish, least, open }: Search): Found => {
  const squares = squaresOf(group, open);
  const lying = (as: Lying): Found => {
    const columns = Math.max(1, Math.min(squares[as].length, columnsOf(squares[as].length)));
    const size = Math.min(wish * 2.4, (spot.room * IN_CELL) / columns);
    return { squares: squares[as], centre: spot.at, size, outside: false };
  };
  const ways = [lying('singly'), lying('stacked')];
  return ways.find(({ size }) => size >= least) ?? lying('piled');
};

const find = (spot: Spot, group: readonly Piece[], search: Search): Found => {
  if (spot.draw === 'hex' || spot.draw === 'feature') return inHex(spot, group, search);
  if (spot.draw === 'region') return inRegion(spot, group, search);
  const single = group.map((piece) => [piece]);
  return freeNextTo(spot, single, search.wish, search, false);
};

/** What is printed on the board: places, names of regions, and lines. */
interface Printed {
  readonly marks: readonly Box[];
  readonly names: readonly Box[];
  readonly lines: readonly Box[];
}

/** Gives every counter its spot; what may be chosen lies in a stack only where there is no other room for it. */
export const stand = (
  all: readonly Piece[],
  scene: Scene,
  { counter: wish, least }: Pick<Sizes, 'counter' | 'least'>,
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
      least,
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
