import type { Point } from '../layout.ts';
import { cleaned, distance, type Ring } from './ring.ts';

type Outline = readonly Ring[];

/**
 * Outlines with fewer corners, none of which is farther than `off` from where the border was. What two of them share stays
 * shared: borders are thinned between the corners where others join or leave them, from the same end on both sides.
 */
export function thinned(outlines: readonly Outline[], off: number): readonly Outline[] {
  const fixed = junctions(outlines);
  return outlines.map((rings) =>
    rings.flatMap((ring) => {
      const thin = cleaned(stretches(ring, fixed).flatMap((stretch) => oneWay(stretch, off).slice(0, -1)));
      // What is too small to be thinned stays as it is.
      return [thin ?? ring];
    }),
  );
}

const keyOf = ([x, y]: Point): string => `${x},${y}`;

/** Corners at which not the same two neighbors meet in all rings that have them. */
function junctions(outlines: readonly Outline[]): ReadonlySet<string> {
  const seen = new Map<string, string>();
  const out = new Set<string>();
  for (const ring of outlines.flat())
    ring.forEach((point, i) => {
      const neighbours = [ring.at(i - 1), ring[(i + 1) % ring.length]].map((one) => keyOf(one ?? point)).toSorted();
      const key = keyOf(point);
      const before = seen.get(key);
      if (before === undefined) seen.set(key, neighbours.join(' '));
      else if (before !== neighbours.join(' ')) out.add(key);
    });
  return out;
}

/** A ring from junction to junction; one without any begins at its least corner, wherever it was begun. */
function stretches(ring: Ring, fixed: ReadonlySet<string>): readonly (readonly Point[])[] {
  const joints = ring.flatMap((point, i) => (fixed.has(keyOf(point)) ? [i] : []));
  const cuts =
    joints.length > 0 ? joints : [leastOf(ring), farthestFrom(ring, leastOf(ring))].toSorted((a, b) => a - b);
  return cuts.map((from, i) => {
    const to = cuts[i + 1] ?? (cuts[0] ?? 0) + ring.length;
    return Array.from({ length: to - from + 1 }, (_, at) => ring[(from + at) % ring.length] ?? [0, 0]);
  });
}

const isBefore = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
const leastOf = (ring: Ring): number =>
  ring.reduce((best, point, i) => (isBefore(point, ring[best] ?? point) ? i : best), 0);
const farthestFrom = (ring: Ring, from: number): number => {
  const [x, y] = ring[from] ?? [0, 0];
  const far = ring.map((point) => Math.hypot(point[0] - x, point[1] - y));
  return far.indexOf(Math.max(...far));
};

/** Thinned from the lesser of its ends, so that both sides of a border come to the same. */
function oneWay(stretch: readonly Point[], off: number): readonly Point[] {
  const [first, last] = [stretch[0], stretch.at(-1)];
  if (first === undefined || last === undefined || !isBefore(last, first)) return kept(stretch, off);
  return kept(stretch.toReversed(), off).toReversed();
}

/** Both ends, and of what is between them the corners that are too far from the line between those that are kept. */
function kept(stretch: readonly Point[], off: number): readonly Point[] {
  const keeps = new Set([0, stretch.length - 1]);
  const open: [number, number][] = [[0, stretch.length - 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, to] = next;
    const [a = stretch[0], b = a] = [stretch[from], stretch[to]];
    if (a === undefined || b === undefined) continue;
    let [far, at] = [off, -1];
    for (let i = from + 1; i < to; i++) {
      const now = distance(stretch[i] ?? a, a, b);
      if (now > far) [far, at] = [now, i];
    }
    if (at < 0) continue;
    keeps.add(at);
    open.push([from, at], [at, to]);
  }
  return stretch.filter((_, i) => keeps.has(i));
}
