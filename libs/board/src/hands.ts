import type { Point, Side } from './layout.ts';
import type { Part } from './put-at.ts';

/** The places of a map, and their names, can be taken and put elsewhere. Places are written as `Kind.member`. */
export interface Hands {
  readonly chosen: string | undefined;
  /** What of the chosen place keys take. */
  readonly part: Part;
  readonly onChoose: (place: string, part: Part) => void;
  /** Where it is put, in coordinates of the layout; a name may snap to a side of its mark. */
  readonly onPut: (place: string, part: Part, at: Point | Side) => void;
  /** A new place is wanted: a click anywhere says where, in coordinates of the layout, and `pending` is where. */
  readonly adding?: { readonly pending: Point | undefined; readonly onGround: (at: Point) => void } | undefined;
}
