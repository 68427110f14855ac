import { type Box, overlap } from './boxes.ts';
import { type LabelWish, labelWish, type PlacedLabel, placeLabels } from './labels.ts';
import { lineBoxes } from './lines.ts';
import type { Piece } from './pieces.ts';
import { regionNames } from './region-names.ts';
import { type Rings, ringBoxes, ringsAround } from './rings.ts';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
import { placeBoxes, type Standing, standingsOn } from './stand.ts';

export interface Arrangement {
  readonly standing: Standing;
  /** Where the rings of regions are. */
  readonly rings: Rings;
  readonly regions: readonly PlacedLabel[];
  readonly labels: readonly PlacedLabel[];
}

/** How wide a ring is, in radii of marks. */
const RING = 2.8;

const wishes = (scene: Scene, sizes: Sizes, near: boolean): readonly LabelWish[] =>
  scene.spots.filter((s) => s.draw === 'place' && !s.unnamed).map((spot) => labelWish(spot, sizes, near));

/** Names that a counter had to be put on look for another place, or wait until the reader zooms in. */
const uncovered = (
  scene: Scene,
  names: readonly PlacedLabel[],
  sizes: Sizes,
  printed: readonly Box[],
  counters: readonly Box[],
): readonly PlacedLabel[] => {
  const [hit, free] = [true, false].map((is) =>
    names.filter(({ box }) => counters.some((counter) => overlap(counter, box)) === is),
  );
  if (hit === undefined || free === undefined || hit.length === 0) return names;
  const keys = new Set(hit.map(({ key }) => key));
  const spots = scene.spots.filter(({ kind, member }) => keys.has(`${kind}.${member}`));
  const taken = [...printed, ...counters, ...free.map(({ box }) => box)];
  return [...free, ...regionNames({ ...scene, spots }, sizes, taken)];
};

/** What is printed on a sheet at one size, whatever stands on it. */
export interface PrintedSheet {
  readonly scene: Scene;
  readonly sizes: Sizes;
  readonly wishes: readonly LabelWish[];
  readonly marks: readonly Box[];
  readonly lines: readonly Box[];
  /** Names of regions, where no counter is in their way. */
  readonly wanted: readonly PlacedLabel[];
}

const sheetBox = ({ width, height }: Scene): Box => ({ x: 0, y: 0, w: width, h: height });

/** What the steps of a match have in common: it takes most of the time, and changes with scene and zoom alone. */
export function printedOn(scene: Scene, sizes: Sizes, near: boolean): PrintedSheet {
  const marks = placeBoxes(scene, sizes.mark * 2.7);
  const lines = lineBoxes(scene.lines, sizes.px);
  const all = wishes(scene, sizes, near);
  // Names of regions have more choice than those of places, so they keep off where these would be.
  const kept = placeLabels(all, marks, lines, sheetBox(scene)).map(({ box }) => box);
  const wanted = regionNames(scene, sizes, [...marks, ...lines], kept);
  return { scene, sizes, wishes: all, marks, lines, wanted };
}

/** Arranges what stands on a printed sheet; `open` are the counters that may be chosen. */
export type Arranging = (pieces: readonly Piece[], open: (piece: Piece) => boolean) => Arrangement;

/**
 * Everything that must not overlap, in order of rank: printed places, names of regions, counters, names of places. One
 * position is arranged after the other: where no block of counters lies otherwise, names and rings stay the same objects.
 */
export function arrangingOn(sheet: PrintedSheet): Arranging {
  const { scene, sizes, marks, lines, wanted } = sheet;
  const names = wanted.map(({ box }) => box);
  const standings = standingsOn({ scene, wish: sizes.counter, least: sizes.least, marks, names, lines });
  const kept = new Map<string, Around>();
  return (pieces, open) => {
    const standing = standings(pieces, open);
    const around = kept.get(standing.key) ?? aroundCounters(sheet, standing);
    if (kept.size >= KEPT) kept.clear();
    kept.set(standing.key, around);
    return { standing, ...around };
  };
}

/** A position is mostly like the last one, and like the one before while it is shown how they differ. */
const KEPT = 8;

type Around = Omit<Arrangement, 'standing'>;

/** What keeps off the counters. */
function aroundCounters({ scene, sizes, wishes: all, marks, lines, wanted }: PrintedSheet, standing: Standing): Around {
  const rings = ringsAround(scene, standing, sizes.mark * RING);
  const upon = [...standing.boxes, ...ringBoxes(rings, sizes.mark * RING)];
  const regions = uncovered(scene, wanted, sizes, [...marks, ...lines], upon);
  const names = regions.map((name) => name.box);
  const labels = placeLabels(all, [...marks, ...names, ...upon], lines, sheetBox(scene));
  return { rings, regions: byKey(regions), labels: byKey(labels) };
}

/** Names are placed in the order in which they find room; drawn in their own, none of them has to be drawn again. */
const byKey = (labels: readonly PlacedLabel[]): readonly PlacedLabel[] =>
  labels.toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** One position alone. */
export const arrange = (
  scene: Scene,
  pieces: readonly Piece[],
  sizes: Sizes,
  near: boolean,
  open: (piece: Piece) => boolean,
): Arrangement => arrangingOn(printedOn(scene, sizes, near))(pieces, open);
