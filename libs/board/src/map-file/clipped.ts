import type { Point } from '../layout.ts';
import type { Extent } from './ring.ts';

/** The part of an outline that lies on a sheet; what lies beyond is cut off along its edges. */
export function clipped(ring: readonly Point[], { left, top, right, bottom }: Extent): readonly Point[] {
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const;
  return edges.reduce((points, [axis, at, way]) => cut(points, axis, at, way), ring);
}

/** What lies on one side of a line across the sheet. */
function cut(ring: readonly Point[], axis: 0 | 1, at: number, way: 1 | -1): readonly Point[] {
  const isIn = (point: Point): boolean => (point[axis] - at) * way >= 0;
  return ring.flatMap((to, i): readonly Point[] => {
    const from = ring.at(i - 1) ?? to;
    if (isIn(from) === isIn(to)) return isIn(to) ? [to] : [];
    const part = (at - from[axis]) / (to[axis] - from[axis]);
    const other = axis === 0 ? 1 : 0;
    const across = from[other] + (to[other] - from[other]) * part;
    const met: Point = axis === 0 ? [at, across] : [across, at];
    return isIn(to) ? [met, to] : [met];
  });
}
