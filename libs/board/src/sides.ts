import type { Reader } from './facts.ts';
import type { BoardLayout, KindLayout, SideLayout } from './layout.ts';
import type { Spot } from './spot.ts';

/** The side of a place or region, if a field of its kind names one. */
export const sideAt = (layout: BoardLayout, read: Reader, spot: Spot): SideLayout | undefined =>
  layout.sides[String(read(spot.kind, spot.ordinal, layout.kinds[spot.kind]?.side))];

/** The color of a counter that belongs to nobody, as a side without a letter. */
export const ownColour = (how: KindLayout | undefined): SideLayout | undefined =>
  how?.colour === undefined ? undefined : { colour: how.colour, pattern: 'solid', letter: '' };

/** All sides that something on the board can have. */
export const allSides = (layout: BoardLayout): readonly SideLayout[] => [
  ...Object.values(layout.sides),
  ...Object.values(layout.kinds).flatMap((how) => ownColour(how) ?? []),
];
