import { around, type Box, overlap, within } from './boxes.ts';
import type { Point, Side } from './layout.ts';
import type { Spot } from './spot.ts';

export interface LabelWish {
  readonly key: string;
  readonly text: string;
  /** What is labelled: its centre and half its width. */
  readonly at: Point;
  readonly radius: number;
  readonly size: number;
  readonly side?: Side | undefined;
  /** The middle of the label, where somebody has put it: there it stands, whatever lies there. */
  readonly put?: Point | undefined;
}
export interface PlacedLabel {
  readonly key: string;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly size: number;
  /** Names of seas are set apart from those of the land. */
  readonly sea?: boolean;
}

/** A printed place and its name: the long one for who has come near. */
export const labelWish = (
  spot: Spot,
  { text, mark }: { readonly text: number; readonly mark: number },
  near: boolean,
): LabelWish => ({
  key: `${spot.kind}.${spot.member}`,
  text: near ? spot.name : (spot.short ?? spot.name),
  at: spot.at,
  radius: mark * 1.3,
  size: text,
  side: spot.labelSide,
  put: spot.labelAt,
});

/** Width of a text without measuring it: the interface face averages 0.56 of its size per letter. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.56;

type Way = readonly [number, number];
const WAYS: Readonly<Record<Side, Way>> = { e: [1, 0], w: [-1, 0], n: [0, -1], s: [0, 1] };
const CORNERS: readonly Way[] = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];

/** A label in one of eight ways from its mark; at a corner it may come nearer. */
const beside = (wish: LabelWish, [dx, dy]: Way): Box => {
  const [w, h] = [textWidth(wish.text, wish.size), wish.size * 1.15];
  const gap = (wish.radius + wish.size * 0.25) * (dx !== 0 && dy !== 0 ? 0.75 : 1);
  const [x, y] = [wish.at[0] + dx * (gap + w / 2), wish.at[1] + dy * (gap + h / 2)];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

/** The side of its mark on which a label stands that is put there, more or less. */
export const sideNear = (wish: LabelWish, [x, y]: Point): Side | undefined => {
  const sides = Object.entries(WAYS) as (readonly [Side, Way])[];
  const isNear = (box: Box): boolean => Math.hypot(box.x + box.w / 2 - x, box.y + box.h / 2 - y) < wish.size;
  return sides.find(([, way]) => isNear(beside(wish, way)))?.[0];
};

/** Every spot a label may take, best first: the side the layout wants, then the other sides, then the corners. */
const spots = (wish: LabelWish): readonly Box[] => {
  const wanted = wish.side === undefined ? [] : [WAYS[wish.side]];
  return [...wanted, WAYS.e, WAYS.w, WAYS.n, WAYS.s, ...CORNERS].map((way) => beside(wish, way));
};

const putLabel = ({ key, text, size }: LabelWish, at: Point): PlacedLabel => ({
  key,
  lines: [text],
  box: around(at, textWidth(text, size), size * 1.15),
  size,
});

/**
 * Greedy placement: each label takes its first spot that touches no obstacle and no earlier label. One that fits
 * nowhere is left out; it comes back when the reader zooms in, because sizes shrink against the sheet.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  obstacles: readonly Box[],
  /** What a label keeps off where it has a choice. */
  lines: readonly Box[],
  sheet: Box,
): readonly PlacedLabel[] => {
  const put = wishes.flatMap((wish) => (wish.put ? [putLabel(wish, wish.put)] : []));
  const taken = [...obstacles, ...put.map(({ box }) => box)];
  const placed = [...put];
  for (const wish of wishes.filter((one) => one.put === undefined)) {
    const free = spots(wish).filter((spot) => within(spot, sheet) && !taken.some((t) => overlap(t, spot)));
    const box = free.find((spot) => !lines.some((l) => overlap(l, spot))) ?? free[0];
    if (box === undefined) continue;
    taken.push(box);
    placed.push({ key: wish.key, lines: [wish.text], box, size: wish.size });
  }
  return placed;
};
