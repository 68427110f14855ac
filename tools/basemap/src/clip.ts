export type Point = readonly [number, number];
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}
interface Edge {
  readonly axis: 0 | 1;
  readonly at: number;
  /** 1 keeps what lies above `at`, -1 what lies below. */
  readonly keep: 1 | -1;
}

/** Sutherland and Hodgman: the ring cut by each edge of the box in turn; its direction is kept, as d3-geo needs it. */
export function clip(ring: readonly Point[], box: Box): readonly Point[] {
  const edges: readonly Edge[] = [
    { axis: 0, at: box.west, keep: 1 },
    { axis: 0, at: box.east, keep: -1 },
    { axis: 1, at: box.south, keep: 1 },
    { axis: 1, at: box.north, keep: -1 },
  ];
  return edges.reduce(cut, ring);
}

function cut(ring: readonly Point[], edge: Edge): readonly Point[] {
  return ring.flatMap((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] ?? point;
    const here = inside(point, edge);
    const crossing = here === inside(before, edge) ? [] : [crossAt(before, point, edge)];
    return here ? [...crossing, point] : crossing;
  });
}

const inside = (point: Point, edge: Edge): boolean => (point[edge.axis] - edge.at) * edge.keep >= 0;

function crossAt(a: Point, b: Point, edge: Edge): Point {
  const part = (edge.at - a[edge.axis]) / (b[edge.axis] - a[edge.axis]);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
}
