import type { Point } from './layout.ts';

/** Order in which neighbours follow each other, so that a circle has few long chords. */
const breadthFirst = (count: number, joins: readonly (readonly [number, number])[]): readonly number[] => {
  const near: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of joins) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  const order = new Set<number>();
  for (let start = 0; start < count; start++) {
    order.add(start);
    // A Set is walked in insertion order, entries added on the way included: it is its own queue.
    for (const at of order) for (const next of near[at] ?? []) order.add(next);
  }
  return [...order];
};

/** Places of a graph nobody laid out: on an ellipse, neighbours side by side. */
export const ring = (count: number, joins: readonly (readonly [number, number])[]): readonly Point[] => {
  const points: Point[] = [];
  breadthFirst(count, joins).forEach((member, i) => {
    const angle = (2 * Math.PI * i) / Math.max(count, 1) - Math.PI / 2;
    points[member] = [Math.cos(angle) * 1.35, Math.sin(angle)];
  });
  return points;
};

/** Places nobody joined: rows and columns. */
export const grid = (count: number): readonly Point[] => {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * 1.4)));
  return Array.from({ length: count }, (_, i): Point => [i % columns, Math.floor(i / columns)]);
};
