import type { Reader } from './facts.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import type { Spot } from './spot.ts';

/** The side of a place or region, if a field of its kind names one. */
export const sideAt = (layout: BoardLayout, read: Reader, spot: Spot): SideLayout | undefined =>
  layout.sides[String(read(spot.kind, spot.ordinal, layout.kinds[spot.kind]?.side))];
