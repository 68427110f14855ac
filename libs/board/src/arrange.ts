import type { Box } from './boxes.ts';
import { type LabelWish, type PlacedLabel, placeLabels } from './labels.ts';
import { lineBoxes } from './lines.ts';
import type { Piece } from './pieces.ts';
import { regionNames } from './region-names.ts';
import type { Scene } from './scene.ts';
import { placeBoxes, type Standing, stand } from './stand.ts';

export interface Sizes {
  /** One screen pixel in sheet units at the present zoom. */
  readonly px: number;
  readonly text: number;
  /** Radius of a printed place. */
  readonly mark: number;
  readonly counter: number;
}

/** Sizes in sheet units that stay the same on screen. `px` is one screen pixel. */
export const sizesAt = (px: number, sheet: number): Sizes => ({
  px,
  text: 11.5 * px,
  mark: 4.6 * px,
  counter: Math.min(26 * px, sheet / 24),
});

export interface Arrangement {
  readonly standing: Standing;
  readonly regions: readonly PlacedLabel[];
  readonly labels: readonly PlacedLabel[];
}

/** Longer names wait until the reader zooms in: on the whole board they would drown the short ones. */
const LONG = 20;

const wishes = (scene: Scene, { text, mark }: Sizes, near: boolean): readonly LabelWish[] =>
  scene.spots
    .filter((s) => s.draw === 'place' && (near || s.short !== undefined || s.name.length <= LONG))
    // Long names are the hardest to place and the least missed.
    .sort((a, b) => a.name.length - b.name.length)
    .map((s) => ({
      key: `${s.kind}.${s.member}`,
      text: near ? s.name : (s.short ?? s.name),
      at: s.at,
      radius: mark * 1.3,
      size: text,
      side: s.labelSide,
    }));

/** Everything that must not overlap, in order of rank: printed places, names of regions, counters, names of places. */
export const arrange = (
  scene: Scene,
  all: readonly Piece[],
  sizes: Sizes,
  near: boolean,
  open: (piece: Piece) => boolean,
): Arrangement => {
  const marks: readonly Box[] = placeBoxes(scene, sizes.mark * 2.7);
  const strokes = lineBoxes(scene.lines, sizes.px);
  const regions = regionNames(scene, sizes.text, [...marks, ...strokes]);
  const names = regions.map((name) => name.box);
  const standing = stand(all, scene, sizes.counter, [...marks, ...names], strokes, open);
  const sheet = { x: 0, y: 0, w: scene.width, h: scene.height };
  const labels = placeLabels(wishes(scene, sizes, near), [...marks, ...names, ...standing.boxes], strokes, sheet);
  return { standing, regions, labels };
};
