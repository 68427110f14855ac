import type { Point, Shape, Side } from './layout.ts';

/** A member of a kind that has a place on the sheet. */
export interface Spot {
  readonly kind: string;
  readonly member: string;
  readonly ordinal: number;
  readonly at: Point;
  /** `hex` is any cell of a grid; a feature covers some of them. */
  readonly draw: 'place' | 'region' | 'hex' | 'feature';
  readonly shape: Shape;
  readonly name: string;
  /** What it is called where the name has no room. */
  readonly short: string | undefined;
  /** A region that shows a mark as well. */
  readonly marked: boolean;
  readonly on: 'land' | 'sea';
  readonly labelSide: Side | undefined;
  /** Its name is not written on the map. */
  readonly unnamed?: boolean | undefined;
  /** The middle of its name, where someone has put it. */
  readonly labelAt: Point | undefined;
  /** All anchors, the first of which is its middle. */
  readonly anchors: readonly Point[];
  /** Outlines of regions and hexes. */
  readonly polygons: readonly (readonly Point[])[];
  /** The border of a region, without the edge of the sheet. */
  readonly rim: string;
  /** Cells that lead into a feature, by their centres. */
  readonly doors?: readonly Point[] | undefined;
  /** Parts of the rim beyond which there is another region, by its key; nobody's has an empty one. */
  readonly borders?: ReadonlyMap<string, string> | undefined;
  /** Its rim is closed, and may be drawn across a coast. */
  readonly closed?: boolean | undefined;
  /** Distance to the rim, for hexes: how much room a counter has. */
  readonly room: number;
}
