import { type Box, overlap, within } from './boxes.ts';
import type { Point, Side } from './layout.ts';

export interface LabelWish {
  readonly key: string;
  readonly text: string;
  /** What is labelled: its centre and half its width. */
  readonly at: Point;
  readonly radius: number;
  readonly size: number;
  readonly side?: Side | undefined;
}
export interface PlacedLabel {
  readonly key: string;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly size: number;
  /** Names of seas are set apart from those of the land. */
  readonly sea?: boolean;
}

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

/** Every spot a label may take, best first: the side the layout wants, then the other sides, then the corners. */
const spots = (wish: LabelWish): readonly Box[] => {
  const wanted = wish.side === undefined ? [] : [WAYS[wish.side]];
  return [...wanted, WAYS.e, WAYS.w, WAYS.n, WAYS.s, ...CORNERS].map((way) => beside(wish, way));
};

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
  const taken = [...obstacles];
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const free = spots(wish).filter((spot) => within(spot, sheet) && !taken.some((t) => overlap(t, spot)));
    const box = free.find((spot) => !lines.some((l) => overlap(l, spot))) ?? free[0];
    if (box === undefined) continue;
    taken.push(box);
    placed.push({ key: wish.key, lines: [wish.text], box, size: wish.size });
  }
  return placed;
};
