import type { Point } from './layout.ts';
import type { OutlinePart, outlinePart } from './put-at.ts';
import type { Spot } from './spot.ts';

/** What of an outline can be taken, and where it lies on the sheet. */
export interface OutlineHandle {
  readonly part: OutlinePart;
  readonly at: Point;
  readonly isEdge: boolean;
}

/** The corners of all rings, and the middle of the edge behind each. */
export const outlineHandles = ({ polygons }: Pick<Spot, 'polygons'>): readonly OutlineHandle[] =>
  polygons.flatMap((ring, nth) =>
    ring.flatMap((at, i): readonly OutlineHandle[] => [
      { part: `corner ${nth} ${i}`, at, isEdge: false },
      { part: `edge ${nth} ${i}`, at: between(at, ring[(i + 1) % ring.length] ?? at), isEdge: true },
    ]),
  );

type Corner = NonNullable<ReturnType<typeof outlinePart>>;

export function outlinePoint(
  spot: Pick<Spot, 'polygons'> | undefined,
  { isEdge, ring, at }: Corner,
): Point | undefined {
  const corners = spot?.polygons[ring];
  const corner = corners?.[at];
  if (corners === undefined || corner === undefined) return undefined;
  return isEdge ? between(corner, corners[(at + 1) % corners.length] ?? corner) : corner;
}

const between = ([x, y]: Point, [z, w]: Point): Point => [(x + z) / 2, (y + w) / 2];
