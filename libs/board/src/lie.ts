import { around, type Box, common, covered, middleOf, overlap, within } from './boxes.ts';
import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';
import { blockSize, columnsOf, freeSpot, spotsAround } from './stacks.ts';

/** Air between the counters of a block, in parts of their size. */
export const GAP = 0.1;
/** The smallest part of its wish that a counter is drawn at, where that is large enough to be read. */
const LEAST = 0.65;

/** One by one, in stacks of what can't be chosen, or all in stacks. */
export type Lying = 'singly' | 'stacked' | 'piled';

/** Part of a block that must lie on its own land and its size, from the best to the least. */
interface Try {
  readonly as: Lying;
  readonly own: number;
  readonly size: number;
  /** What gives way: names and lines, or printed marks as well, which are hidden as little as can be. */
  readonly onto?: 'names' | 'marks';
}
const TRIES: readonly Try[] = [
  { as: 'singly', own: 0.97, size: 1 },
  { as: 'singly', own: 0.9, size: 0.8 },
  { as: 'stacked', own: 0.85, size: 1 },
  { as: 'stacked', own: 0.85, size: 0.8 },
  { as: 'stacked', own: 0.8, size: 0.8, onto: 'names' },
  { as: 'stacked', own: 0.85, size: LEAST },
  { as: 'stacked', own: 0.75, size: LEAST },
  { as: 'stacked', own: 0.75, size: LEAST, onto: 'names' },
  { as: 'piled', own: 0.85, size: 0.8 },
  { as: 'piled', own: 0.6, size: LEAST },
  { as: 'piled', own: 0.75, size: LEAST, onto: 'marks' },
  { as: 'piled', own: 0.3, size: LEAST, onto: 'marks' },
];
/** On a board that is smaller than counters are made for, some can't be read. */
const TINY: readonly Try[] = [
  { as: 'piled', own: 0.3, size: 0.5, onto: 'marks' },
  { as: 'piled', own: 0.3, size: 0.42, onto: 'marks' },
];
/** How much it counts against a spot that a mark or a name is covered there. */
const MARKED = 1;
const NAMED = 0.25;
const REFUSED = Number.NEGATIVE_INFINITY;

/** Where the counters of a place lie as a block, and how. */
export interface Lie {
  readonly as: Lying;
  readonly centre: Point;
  readonly size: number;
  readonly outside: boolean;
}

/** How many squares the counters of a place are, in each way that they may lie. */
export type Squares = Readonly<Record<Lying, number>>;

/** What is printed on the board: places, names of regions, and lines, which counters keep off while there is room. */
export interface Printed {
  readonly marks: readonly Box[];
  readonly names: readonly Box[];
  readonly lines: readonly Box[];
}

/** What counters look for a spot on. */
export interface Land extends Printed {
  readonly scene: Scene;
  readonly wish: number;
  /** No counter is smaller than this, unless all are. */
  readonly least: number;
}

interface Search extends Land {
  /** What stands there already. */
  readonly counters: readonly Box[];
  /** That, and the printed places and names. */
  readonly taken: readonly Box[];
}

/** How far from its place a block is looked for, in counters. */
const REACH = 10;
/** Counters at a printed place begin that far below it. */
const BELOW = 1.1;

/** All that the counters of a place may come upon. */
export function vicinityOf({ at }: Spot, { singly }: Squares, { wish }: Land): Box {
  const [w, h] = blockSize(singly, wish, wish * GAP);
  const reach = 2 * wish * (REACH + BELOW);
  return around(at, reach + w, reach + h);
}

/** Whether nothing that stands elsewhere is in the way of its counters: a cell holds its own. */
export const isAlone = ({ draw }: Spot): boolean => draw === 'hex' || draw === 'feature';

/** Finds where the counters of a place lie best, among those that lie there. */
export function lieOf(spot: Spot, squares: Squares, land: Land, counters: readonly Box[]): Lie {
  if (isAlone(spot)) return inHex(spot, squares, land);
  const vicinity = vicinityOf(spot, squares, land);
  const near = (boxes: readonly Box[]): readonly Box[] => boxes.filter((box) => overlap(box, vicinity));
  const printed = { marks: near(land.marks), names: near(land.names), lines: near(land.lines) };
  const taken = [...printed.marks, ...printed.names, ...counters];
  const search = { ...land, ...printed, counters, taken };
  if (spot.draw === 'region') return inRegion(spot, squares, search);
  return freeNextTo(spot, { as: 'singly', n: squares.singly, size: land.wish, outside: false }, search);
}

/** A block that looks for its spot. */
interface Block {
  readonly as: Lying;
  readonly n: number;
  readonly size: number;
}

/** In sight if its place is, and in any case on the sheet. */
const inSheet = ({ width, height, seen }: Scene, { at }: Spot): ((box: Box) => boolean) => {
  const sheet = { x: 2, y: 2, w: width - 4, h: height - 4 };
  const bounds = seen !== undefined && within(around(at, 0, 0), seen) ? common(seen, sheet) : sheet;
  return (box) => within(box, bounds);
};

const lies = (scene: Scene, key: string, box: Box): boolean => scene.ground.holds(key, middleOf(box));

const onLand = (spot: Spot, { as, n, size }: Block, own: number, search: Search): Lie | undefined => {
  const [w, h] = blockSize(n, size, size * GAP);
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
  return centre && { as, centre, size, outside: false };
};

const isFree = (taken: readonly Box[], box: Box): boolean => !taken.some((other) => overlap(other, box));

/** How much of a box lies on one of others at most. */
const most = (box: Box, others: readonly Box[]): number => Math.max(0, ...others.map((other) => covered(box, other)));

/** How much of printed marks a box hides, in marks. */
const hidden = (box: Box, marks: readonly Box[]): number => marks.reduce((sum, mark) => sum + covered(mark, box), 0);

/** Where most of it lies on its own ground, though names and marks stand there. */
const pressed = (
  spot: Spot,
  { as, n, size }: Block,
  own: number,
  { scene, counters, marks, names, wish }: Search,
  onto: 'names' | 'marks',
): Lie | undefined => {
  const [w, h] = blockSize(n, size, size * GAP);
  const [key, fits] = [`${spot.kind}.${spot.member}`, inSheet(scene, spot)];
  const worth = (at: Point): number => {
    const box = around(at, w, h);
    if (!fits(box) || !lies(scene, key, box) || counters.some((counter) => overlap(counter, box))) return REFUSED;
    const share = scene.ground.share(key, box);
    const marked = hidden(box, marks);
    if (share < own || (onto === 'names' && marked > 0)) return REFUSED;
    return share - MARKED * marked - NAMED * most(box, names);
  };
  let best: { readonly at: Point; readonly worth: number } | undefined;
  for (const at of spotsAround(spot.at, wish * 3)) {
    const found = worth(at);
    if (found > REFUSED && found > (best?.worth ?? REFUSED)) best = { at, worth: found };
  }
  return best && { as, centre: best.at, size, outside: false };
};

/**
 * On the ground of its region one by one if there is room, else as stacks, else pressed onto what is printed there; only
 * where the region is smaller than anything that could be read, beside it with a line to it.
 */
const inRegion = (spot: Spot, squares: Squares, search: Search): Lie => {
  const { wish, least } = search;
  for (const { as, own, size, onto } of wish * LEAST < least ? [...TRIES, ...TINY] : TRIES)
    for (const tried of onto === undefined ? sizesFrom(wish * size, search) : [wish * size]) {
      const block = { as, n: squares[as], size: tried };
      const found = onto === undefined ? onLand(spot, block, own, search) : pressed(spot, block, own, search, onto);
      if (found) return grown(spot, { ...found, n: block.n }, search);
    }
  return freeNextTo(spot, { as: 'piled', n: squares.piled, size: wish * LEAST, outside: true }, search);
};

/** The size of a try; before one that can't be read, the smallest that can, where it covers nothing printed. */
const sizesFrom = (size: number, { least, wish }: Search): readonly number[] =>
  size < least && least <= wish ? [least, size] : [size];

/** A counter of a large board, in the smallest that can be read. */
const AMPLE = 34 / 22;
/** Part of a block that must lie on its own land once it has grown. */
const GROWN = 0.97;

/** On a small board, where counters are made smaller than they are to be read, the largest of a few sizes that has room. */
function grown(spot: Spot, { n, ...lie }: Lie & { readonly n: number }, search: Search): Lie {
  const { least, wish } = search;
  const ample = least * AMPLE;
  if (wish >= ample) return lie;
  const most = lie.size < least ? least : ample;
  for (const size of [most, (most + lie.size) / 2]) {
    const larger = size > lie.size ? onLand(spot, { as: lie.as, n, size }, GROWN, search) : undefined;
    if (larger) return larger;
  }
  return lie;
}

/** The nearest free spot; on top of something only where the whole sheet is full. */
const freeNextTo = (spot: Spot, { n, ...block }: Block & { readonly outside: boolean }, search: Search): Lie => {
  const { wish, taken, scene } = search;
  const start: Point = spot.draw === 'place' ? [spot.at[0], spot.at[1] + wish * BELOW] : spot.at;
  const [w, h] = blockSize(n, block.size, block.size * GAP);
  const fits = inSheet(scene, spot);
  const centre = freeSpot(start, w, h, (box) => fits(box) && isFree(taken, box), wish * REACH) ?? start;
  return { ...block, centre };
};

/** The largest square in a hexagon of radius 1, with a little air. */
const IN_CELL = 1.24;

/** In the middle of its hex, small enough that the hex holds all; in stacks where they would be too small to be read. */
const inHex = (spot: Spot, squares: Squares, { wish, least }: Land): Lie => {
  const lying = (as: Lying): Lie => {
    const columns = Math.max(1, Math.min(squares[as], columnsOf(squares[as])));
    const size = Math.min(wish * 2.4, (spot.room * IN_CELL) / columns);
    return { as, centre: spot.at, size, outside: false };
  };
  const ways = [lying('singly'), lying('stacked')];
  return ways.find(({ size }) => size >= least) ?? lying('piled');
};
