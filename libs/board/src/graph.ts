import type { Point } from './layout.ts';

/** Order in which neighbors follow each other, so that a circle has few long chords. */
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

/** Places of a graph nobody arranged: on an ellipse, neighbors side by side. */
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

/** So many places in a row are still far apart. */
const LONGEST_ROW = 6;
/** How far every other place of a row lies below the others. */
const WAVE = 0.45;

/** Places of which each is joined to the next alone lie in a row, which goes up and down; undefined where they don't. */
export function row(count: number, joins: readonly (readonly [number, number])[]): readonly Point[] | undefined {
  const degrees = Array.from({ length: count }, (_, i) => joins.filter(([a, b]) => a === i || b === i).length);
  const isPath = joins.length === count - 1 && degrees.every((degree) => degree === 1 || degree === 2);
  if (!isPath || count > LONGEST_ROW) return undefined;
  const points: Point[] = [];
  const order: number[] = [degrees.indexOf(1)];
  for (const at of order)
    for (const [a, b] of joins) {
      const next = a === at ? b : b === at ? a : undefined;
      if (next !== undefined && !order.includes(next)) order.push(next);
    }
  order.forEach((member, i) => {
    points[member] = [i, (i % 2) * WAVE];
  });
  return order.length === count ? points : undefined;
}
