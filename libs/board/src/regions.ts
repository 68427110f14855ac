import { Delaunay } from 'd3-delaunay';
import type { Point } from './layout.ts';

export interface Anchor {
  readonly key: string;
  readonly at: Point;
}

/** Cells of the anchors within the sheet, by owner: an owner with several anchors has several polygons. */
export const cells = (
  anchors: readonly Anchor[],
  width: number,
  height: number,
): ReadonlyMap<string, readonly Point[][]> => {
  const out = new Map<string, Point[][]>();
  if (anchors.length === 0) return out;
  const voronoi = Delaunay.from(anchors.map((a) => [a.at[0], a.at[1]])).voronoi([0, 0, width, height]);
  anchors.forEach((anchor, i) => {
    const polygon = voronoi.cellPolygon(i);
    if (polygon) out.set(anchor.key, [...(out.get(anchor.key) ?? []), polygon.map((p): Point => [p[0], p[1]])]);
  });
  return out;
};

export const path = (polygon: readonly Point[]): string =>
  `M${polygon.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;

/** The rim of an owner's polygons: edges between two cells of the same owner are no borders. */
export const rim = (polygons: readonly (readonly Point[])[]): string => {
  const edges = new Map<string, string | undefined>();
  for (const polygon of polygons)
    polygon.forEach((point, i) => {
      const next = polygon[(i + 1) % polygon.length] ?? point;
      const ends = [point, next].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
      const key = [...ends].sort().join(' ');
      edges.set(key, edges.has(key) ? undefined : `M${ends.join('L')}`);
    });
  return [...edges.values()].join('');
};

/** Whether a point lies in a polygon (even-odd). */
export const inside = ([x, y]: Point, polygon: readonly Point[]): boolean => {
  let is = false;
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + polygon.length - 1) % polygon.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) is = !is;
  });
  return is;
};
