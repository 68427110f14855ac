import type { Point } from '../layout.ts';
import { type Edge, edgeGrid, edgesOf } from './edge-grid.ts';
import type { Ring } from './ring.ts';

/**
 * Which outlines cross themselves, by their places among all: of those it is not clear what lies inside. What crosses by no
 * more than `fine` was only rounded.
 */
export function crossingThemselves(outlines: readonly (readonly Ring[])[], fine: number): ReadonlySet<number> {
  const edges = edgesOf(outlines);
  const grid = edgeGrid(edges);
  const out = new Set<number>();
  for (const edge of edges) {
    if (out.has(edge.owner)) continue;
    const [middle, half] = halved(edge);
    for (const other of grid.near(middle, half))
      if (other.owner === edge.owner && other.ring === edge.ring && isCrossed(edge, other, fine)) out.add(edge.owner);
  }
  return out;
}

const halved = ({ from, to }: Edge): readonly [Point, number] => [
  [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
  Math.hypot(to[0] - from[0], to[1] - from[1]) / 2,
];

/** Whether each has its ends on both sides of the other; ends that lie on the other do not count. */
const isCrossed = (a: Edge, b: Edge, fine: number): boolean =>
  areApart(side(a, b.from), side(a, b.to), fine) && areApart(side(b, a.from), side(b, a.to), fine);

const areApart = (one: number, other: number, fine: number): boolean =>
  one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) > fine;

/** How far a point is from the line through an edge, less than nothing on its left. */
const side = ({ from, to }: Edge, [x, y]: Point): number =>
  ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) /
  (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
