import { around, type Box, overlap } from './boxes.ts';
import type { Point, SideLayout } from './layout.ts';
import { GAP, isAlone, type Land, type Lie, type Lying, lieOf, type Squares, vicinityOf } from './lie.ts';
import type { Piece } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';
import { blockSize, fan } from './stacks.ts';

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
  /** The same for two positions whose counters lie in the same blocks. */
  readonly key: string;
}

/** Gives every counter its spot; `open` are those that may be chosen. */
export type Standings = (all: readonly Piece[], open: (piece: Piece) => boolean) => Standing;

/**
 * Gives every counter its spot, one position after the other; what may be chosen lies in a stack only where there is no
 * other room for it. From one position to the next few counters move: a block that has as many squares as before, among
 * the same others, isn't looked for again.
 */
export function standingsOn(land: Land): Standings {
  const lies = keptLies(land);
  const blockOn = keptLone((spot, group, open, taken) => {
    const ways = squaresOf(group, open);
    const lie = lies(spot, countsOf(ways), taken);
    return { lie, ...drawnAs(ways[lie.as], lie) };
  });
  return (all, open) => {
    const taken: Numbered[] = [];
    const counters: StandingPiece[] = [];
    const stacks: Stack[] = [];
    const leaders: Leader[] = [];
    for (const [place, group] of grouped(all)) {
      const spot = land.scene.byMember.get(place);
      if (spot === undefined) continue;
      const block = blockOn(spot, group, open, taken);
      const { lie } = block;
      taken.push(lie);
      counters.push(...block.counters);
      stacks.push(...block.stacks);
      if (lie.outside) leaders.push({ key: place, from: lie.centre, to: spot.at });
    }
    const key = taken.map(({ number }) => number).join();
    return { counters, stacks, leaders, boxes: taken.map(({ box }) => box), key };
  };
}

/** What is drawn of the counters of a place. */
interface Block extends Pick<Standing, 'counters' | 'stacks'> {
  readonly lie: Numbered;
}

type Blocks = (
  spot: Spot,
  group: readonly Piece[],
  open: (piece: Piece) => boolean,
  taken: readonly Numbered[],
) => Block;

/** A counter by itself on a cell stands as it does whatever the others do, and there may be a thousand of them. */
function keptLone(find: Blocks): Blocks {
  const known = new WeakMap<Piece, Block>();
  return (spot, group, open, taken) => {
    const [piece] = group;
    if (piece === undefined || group.length > 1 || !isAlone(spot)) return find(spot, group, open, taken);
    const block = known.get(piece) ?? find(spot, group, open, taken);
    known.set(piece, block);
    return block;
  };
}

const drawnAs = (squares: readonly Square[], lie: Lie): Pick<Standing, 'counters' | 'stacks'> => {
  const counters: StandingPiece[] = [];
  const stacks: Stack[] = [];
  for (const { square, at } of laidOut(squares, lie)) {
    const [first, ...more] = square;
    if (first === undefined) continue;
    const { size } = lie;
    if (more.length === 0) counters.push(standingAs(first, size, at));
    else stacks.push({ key: `${first.place}.${first.sideId}`, pieces: square, side: first.side, size, at });
  }
  return { counters, stacks };
};

const STAR = 1.6;

/** Boxes of the printed places, which nothing must cover. */
export const placeBoxes = (scene: Scene, size: number): readonly Box[] =>
  scene.spots
    .filter((s) => s.draw === 'place' || (s.marked && s.shape !== 'ring'))
    // The points of a star reach farther than a round mark does.
    .map((s) => around(s.at, size * (s.shape === 'star' ? STAR : 1), size * (s.shape === 'star' ? STAR : 1)));

/** What stands as one square: a counter, or a stack of them. */
type Square = readonly Piece[];

const bySide = (group: readonly Piece[]): readonly Square[] => [
  ...Map.groupBy(group, (piece) => piece.sideId ?? '').values(),
];

const grouped = (all: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const sides = [...Map.groupBy(all, ({ sideId }) => sideId ?? '')].sort(([a], [b]) => a.localeCompare(b));
  return Map.groupBy(
    sides.flatMap(([, pieces]) => pieces),
    (piece) => piece.place,
  );
};

const standingPieces = new WeakMap<Piece, StandingPiece>();

/** A piece that stands where it stood is the same object, so that it isn't drawn anew. */
function standingAs(piece: Piece, size: number, at: Point): StandingPiece {
  const before = standingPieces.get(piece);
  if (before !== undefined && before.size === size && before.at[0] === at[0] && before.at[1] === at[1]) return before;
  const standing = { ...piece, size, at };
  standingPieces.set(piece, standing);
  return standing;
}

type Ways = Readonly<Record<Lying, readonly Square[]>>;

/** What lies as one square in each way. */
const squaresOf = (group: readonly Piece[], open: (piece: Piece) => boolean): Ways => ({
  singly: group.map((piece) => [piece]),
  stacked: stackedBy(group, open),
  piled: bySide(group),
});

/**
 * The sides in their order while nothing may be chosen. Else stacks come first, where nothing above covers their counts;
 * what lies by itself keeps its order, whatever of it is open.
 */
function stackedBy(group: readonly Piece[], open: (piece: Piece) => boolean): readonly Square[] {
  if (!group.some(open)) return bySide(group);
  const stacks = bySide(group.filter((piece) => !open(piece))).filter(({ length }) => length > 1);
  const hidden = new Set(stacks.flat());
  return [...stacks, ...group.filter((piece) => !hidden.has(piece)).map((piece) => [piece])];
}

const countsOf = ({ singly, stacked, piled }: Ways): Squares => ({
  singly: singly.length,
  stacked: stacked.length,
  piled: piled.length,
});

const laidOut = (squares: readonly Square[], { centre, size }: Lie) => {
  const at = fan(squares.length, centre, size, size * GAP);
  return squares.map((square, i) => ({ square, at: at[i] ?? centre }));
};

/** A block that lies somewhere: another one has another number. */
interface Numbered extends Lie {
  readonly number: number;
  readonly box: Box;
}

/** So many are kept before all are looked for anew. */
const MOST = 5000;

/** Blocks by what they are found by: how many squares they are, and which others lie near. */
function keptLies(land: Land): (spot: Spot, squares: Squares, taken: readonly Numbered[]) => Numbered {
  const found = new Map<string, Numbered>();
  const numbered = numberedLies();
  return (spot, squares, taken) => {
    const vicinity = isAlone(spot) ? undefined : vicinityOf(spot, squares, land);
    const near = vicinity === undefined ? [] : taken.filter(({ box }) => overlap(box, vicinity));
    const place = `${spot.kind}.${spot.member}`;
    const key = `${place} ${Object.values(squares)} ${near.map(({ number }) => number)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= MOST) found.clear();
    const counters = near.map(({ box }) => box);
    const lie = numbered(place, squares, lieOf(spot, squares, land, counters));
    found.set(key, lie);
    return lie;
  };
}

/** A block that is found where it lay before keeps its number, so that nothing near it is looked for again. */
function numberedLies(): (place: string, squares: Squares, lie: Lie) => Numbered {
  const known = new Map<string, Numbered>();
  let last = 0;
  return (place, squares, lie) => {
    const { as, centre, size } = lie;
    const key = `${place} ${as} ${squares[as]} ${size} ${centre}`;
    const same = known.get(key);
    if (same !== undefined) return same;
    if (known.size >= MOST) known.clear();
    last += 1;
    const [w, h] = blockSize(squares[as], size, size * GAP);
    // A little air, so that stacks of neighbouring places do not read as one.
    const one = { ...lie, number: last, box: around(centre, w + size * 0.3, h + size * 0.3) };
    known.set(key, one);
    return one;
  };
}
