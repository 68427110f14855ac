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
  readonly text: string;
  readonly box: Box;
  readonly size: number;
}

/** Width of a text without measuring it: the interface face averages 0.56 of its size per letter. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.56;

const SIDES: readonly Side[] = ['e', 'w', 'n', 's'];

const beside = (wish: LabelWish, side: Side, shift: number): Box => {
  const [w, h] = [textWidth(wish.text, wish.size), wish.size * 1.15];
  const gap = wish.radius + wish.size * 0.25;
  const [x, y] = wish.at;
  if (side === 'e') return { x: x + gap, y: y - h / 2 + shift * h, w, h };
  if (side === 'w') return { x: x - gap - w, y: y - h / 2 + shift * h, w, h };
  return { x: x - w / 2 + (shift * w) / 2, y: side === 's' ? y + gap : y - gap - h, w, h };
};

/** Every spot a label may take, best first: the side the layout wants, then the others, then slid along them. */
const spots = (wish: LabelWish): readonly Box[] => {
  const sides = wish.side === undefined ? SIDES : [wish.side, ...SIDES.filter((s) => s !== wish.side)];
  return [0, -0.7, 0.7].flatMap((shift) => sides.map((side) => beside(wish, side, shift)));
};

/**
 * Greedy placement: each label takes its first spot that touches no obstacle and no earlier label. One that fits
 * nowhere is left out; it comes back when the reader zooms in, because sizes shrink against the sheet.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  obstacles: readonly Box[],
  sheet: Box,
): readonly PlacedLabel[] => {
  const taken = [...obstacles];
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const box = spots(wish).find((spot) => within(spot, sheet) && !taken.some((t) => overlap(t, spot)));
    if (box === undefined) continue;
    taken.push(box);
    placed.push({ key: wish.key, text: wish.text, box, size: wish.size });
  }
  return placed;
};
