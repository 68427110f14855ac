import { around, type Box, overlap, within } from './boxes.ts';
import type { Point, Side } from './layout.ts';
import { type Occupied, occupied } from './occupied.ts';
import type { Spot } from './spot.ts';
import { freeSpot } from './stacks.ts';

export interface LabelWish {
  readonly key: string;
  readonly text: string;
  /** What is labelled: its centre and half its width. */
  readonly at: Point;
  readonly radius: number;
  readonly size: number;
  /** The smallest size that is still read. */
  readonly least: number;
  readonly side?: Side | undefined;
  /** The middle of the label, where someone has put it: there it stands, whatever lies there. */
  readonly put?: Point | undefined;
}
export interface PlacedLabel {
  readonly key: string;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly size: number;
  /** Names of areas are set apart from those of places, and those of seas from those of the land. */
  readonly sort?: 'area' | 'sea' | undefined;
  /** What it is the name of, where it had to move away from that. */
  readonly leader?: Point | undefined;
}

/** A printed place and its name: the long one for who has come near. */
export const labelWish = (
  spot: Spot,
  { text, mark, px }: { readonly text: number; readonly mark: number; readonly px: number },
  near: boolean,
): LabelWish => ({
  key: `${spot.kind}.${spot.member}`,
  text: near ? spot.name : (spot.short ?? spot.name),
  at: spot.at,
  radius: mark * 1.3,
  size: text,
  least: Math.min(text, LEAST * px),
  side: spot.labelSide,
  put: spot.labelAt,
});

/** No name is smaller on the screen, in pixels. */
export const LEAST = 9;

/** Width of a text without measuring it: the interface face averages 0.56 of its size per letter. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.56;

type Way = readonly [number, number];
/** Best first: letters are read to the right of their mark. */
const WAYS: Readonly<Record<Side, Way>> = {
  e: [1, 0],
  w: [-1, 0],
  n: [0, -1],
  s: [0, 1],
  ne: [1, -1],
  se: [1, 1],
  nw: [-1, -1],
  sw: [-1, 1],
};

const WAYS_IN_ORDER = Object.entries(WAYS) as (readonly [Side, Way])[];

/** A label in one of eight ways from its mark; at a corner it may come nearer. */
const boxAt = (wish: LabelWish, [dx, dy]: Way, size: number): Box => {
  const [w, h] = [textWidth(wish.text, size), size * 1.15];
  const gap = (wish.radius + size * 0.25) * (dx !== 0 && dy !== 0 ? 0.75 : 1);
  return around([wish.at[0] + dx * (gap + w / 2), wish.at[1] + dy * (gap + h / 2)], w, h);
};

/** The side of its mark on which a label stands that is put there, more or less. */
export const sideNear = (wish: LabelWish, [x, y]: Point): Side | undefined => {
  const off = (box: Box): number => Math.hypot(box.x + box.w / 2 - x, box.y + box.h / 2 - y);
  const [nearest] = WAYS_IN_ORDER.map(([side, way]) => ({ side, far: off(boxAt(wish, way, wish.size)) })).sort(
    (a, b) => a.far - b.far,
  );
  return nearest !== undefined && nearest.far < wish.size ? nearest.side : undefined;
};

/** A box that a label may take, and how much speaks against it. */
interface Option {
  readonly box: Box;
  readonly against: number;
}

/** What lies on a line between places is read, but not as well. */
const CROSSED = 4;

/** The options of a label at a size, best first: the side that the layout wants, then the other sides, then the corners. */
const optionsOf = (wish: LabelWish, size: number, { taken, lines, sheet }: Room): readonly Option[] => {
  return WAYS_IN_ORDER.flatMap(([side, way], i): readonly Option[] => {
    const box = boxAt(wish, way, size);
    if (!within(box, sheet) || taken.hits(box)) return [];
    const wanted = side === wish.side ? -2 * CROSSED : i / 2;
    return [{ box, against: wanted + (lines.hits(box) ? CROSSED : 0) }];
  }).sort((a, b) => a.against - b.against);
};

/** What labels keep off; they may lie on lines where there is nothing better. */
interface Room {
  readonly taken: Occupied;
  readonly lines: Occupied;
  readonly sheet: Box;
}

const placedAs = ({ key, text }: LabelWish, box: Box, size: number): PlacedLabel => ({ key, lines: [text], box, size });

/** Those with the fewest options choose first, each time again; those that are left without any are returned as they are. */
const chosenAt = (wishes: readonly LabelWish[], sizeOf: (wish: LabelWish) => number, room: Room) => {
  let open = wishes.map((wish) => ({ wish, options: optionsOf(wish, sizeOf(wish), room) }));
  const placed: PlacedLabel[] = [];
  const unplaced: LabelWish[] = [];
  while (open.length > 0) {
    const next = open.reduce((a, b) => (b.options.length < a.options.length ? b : a));
    const box = next.options[0]?.box;
    open = open.filter((one) => one !== next);
    if (box === undefined) {
      unplaced.push(next.wish);
      continue;
    }
    placed.push(placedAs(next.wish, box, sizeOf(next.wish)));
    open = open.map(({ wish, options }) => ({ wish, options: options.filter((one) => !overlap(one.box, box)) }));
  }
  return { placed, left: unplaced };
};

/** How far a name may move away from its place, in heights of its letters. */
const FAR = 14;

/** The nearest free spot away from its place, at the least size; a line leads back to the place. */
export const led = (
  { key, lines, at, size }: Pick<PlacedLabel, 'key' | 'lines' | 'size'> & { readonly at: Point },
  { taken, sheet }: { readonly taken: Occupied; readonly sheet: Box },
  sort?: PlacedLabel['sort'],
): PlacedLabel | undefined => {
  const w = Math.max(...lines.map((line) => textWidth(line, size)));
  const h = lines.length * size * 1.15;
  const middle = freeSpot(at, w, h, (box) => within(box, sheet) && !taken.hits(box), size * FAR);
  return middle && { key, lines, box: around(middle, w, h), size, sort, leader: at };
};

/**
 * Gives every name a spot on no obstacle and on no other name. Where the eight spots around a place are taken the name gets
 * smaller, then it moves away with a line to its place; only on a sheet that is full is it left out.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  obstacles: readonly Box[],
  /** What a label keeps off where it has a choice. */
  lines: readonly Box[],
  sheet: Box,
): readonly PlacedLabel[] => {
  const placed = wishes.flatMap((wish) =>
    wish.put ? [placedAs(wish, around(wish.put, textWidth(wish.text, wish.size), wish.size * 1.15), wish.size)] : [],
  );
  const taken = occupied([...obstacles, ...placed.map(({ box }) => box)]);
  const room: Room = { taken, lines: occupied(lines), sheet };
  let unplaced = wishes.filter(({ put }) => put === undefined);
  for (const part of [0, 0.5, 1]) {
    const found = chosenAt(unplaced, ({ size, least }) => size + (least - size) * part, room);
    placed.push(...found.placed);
    for (const { box } of found.placed) taken.add(box);
    unplaced = found.left;
  }
  for (const { key, text, at, least } of unplaced) {
    const away = led({ key, lines: [text], at, size: least }, { taken, sheet });
    if (away === undefined) continue;
    placed.push(away);
    taken.add(away.box);
  }
  return placed;
};
