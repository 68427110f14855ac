import type { Point } from '../layout.ts';

/** Corners of an outline in their order; the last is joined with the first. */
export type Ring = readonly Point[];

const isSame = (a: Point | undefined, b: Point | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Without corners that stand twice in a row; undefined where nothing is left that has an inside. */
export function cleaned(points: readonly Point[]): Ring | undefined {
  const apart = points.filter((point, i) => !isSame(point, points[i - 1]));
  const ring = apart.length > 1 && isSame(apart[0], apart.at(-1)) ? apart.slice(0, -1) : apart;
  return ring.length < 3 || area(ring) === 0 ? undefined : ring;
}

/** Those of several that have an inside. */
export const cleanedAll = (all: readonly (readonly Point[])[]): readonly Ring[] =>
  all.flatMap((points) => {
    const ring = cleaned(points);
    return ring === undefined ? [] : [ring];
  });

/** What lies within, without its sign. */
export function area(ring: Ring): number {
  const [[x, y] = [0, 0]] = ring;
  // Counted from a corner, so that far from the origin nothing is lost.
  const twice = ring.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    return sum + (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y);
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whether a point lies in an odd number of rings. */
export const inside = (rings: readonly Ring[], [x, y]: Point): boolean =>
  rings.filter(
    (ring) =>
      ring.filter(([x1, y1], i) => {
        const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
        return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
      }).length %
        2 ===
      1,
  ).length %
    2 ===
  1;

/** How far a point is from a straight stretch. */
export function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** How far a point is from the nearest border. */
export const depth = (rings: readonly Ring[], point: Point): number =>
  Math.min(
    ...rings.map((ring) =>
      ring.reduce((least, a, i) => Math.min(least, distance(point, a, ring[(i + 1) % ring.length] ?? a)), Infinity),
    ),
  );

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const extentOf = (points: Iterable<Point>): Extent => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
};
