import type { Point } from '../layout.ts';
import { type Extent, extentOf, type Ring } from './ring.ts';

/** A straight stretch of a border: whose, of which ring, and the how-manieth of it. */
export interface Edge {
  readonly owner: number;
  readonly ring: number;
  readonly index: number;
  readonly count: number;
  readonly from: Point;
  readonly to: Point;
}

export interface EdgeGrid {
  /** All edges that may come nearer to a point than asked, each once or more. */
  near(point: Point, reach: number): Iterable<Edge>;
}

export const edgesOf = (outlines: readonly (readonly Ring[])[]): readonly Edge[] =>
  outlines.flatMap((rings, owner) =>
    rings.flatMap((corners, ring) =>
      corners.map((from, index) => ({
        owner,
        ring,
        index,
        count: corners.length,
        from,
        to: corners[(index + 1) % corners.length] ?? from,
      })),
    ),
  );

/** Edges by the squares of a grid that they go through, so that those near a point are found without looking at all. */
export function edgeGrid(edges: readonly Edge[]): EdgeGrid {
  const { left, top, right, bottom } = extentOf(edges.map(({ from }) => from));
  const size = Math.max(right - left, bottom - top, Number.MIN_VALUE) / Math.ceil(Math.sqrt(edges.length));
  const squares = new Map<string, Edge[]>();
  const each = function* ({ left: l, top: t, right: r, bottom: b }: Extent): Iterable<string> {
    const column = (x: number): number => Math.floor((x - left) / size);
    const row = (y: number): number => Math.floor((y - top) / size);
    for (let x = column(l); x <= column(r); x++) for (let y = row(t); y <= row(b); y++) yield `${x},${y}`;
  };
  for (const edge of edges)
    for (const key of each(extentOf([edge.from, edge.to]))) {
      const square = squares.get(key);
      if (square) square.push(edge);
      else squares.set(key, [edge]);
    }
  return {
    near: function* ([x, y], reach) {
      for (const key of each({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }))
        yield* squares.get(key) ?? [];
    },
  };
}
