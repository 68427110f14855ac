import type { Point } from '../layout.ts';
import { edgeGrid, edgesOf } from './edge-grid.ts';
import { distance, type Ring } from './ring.ts';

/** Two outlines, by their places among all, that share a border of some length. */
export interface Shared {
  readonly pair: readonly [number, number];
  readonly length: number;
}

/**
 * Which outlines share a border: how much of one runs no farther than `apart` from the other. Outlines that were drawn by
 * hand seldom meet exactly. Each pair is listed once, if its border is as long as `least`.
 */
export function sharedBorders(
  outlines: readonly (readonly Ring[])[],
  { apart, least }: { readonly apart: number; readonly least: number },
): readonly Shared[] {
  const edges = edgesOf(outlines);
  const grid = edgeGrid(edges);
  const lengths = new Map<string, number>();
  for (const { owner, from, to } of edges)
    for (const { at, length } of stepsOn(from, to, apart))
      for (const other of ownersNear(grid.near(at, apart), at, owner, apart)) {
        const key = `${owner} ${other}`;
        lengths.set(key, (lengths.get(key) ?? 0) + length);
      }
  return [...lengths.keys()]
    .map((key) => key.split(' ').map(Number) as [number, number])
    .flatMap(([a, b]): readonly Shared[] => {
      const length = Math.max(lengths.get(`${a} ${b}`) ?? 0, lengths.get(`${b} ${a}`) ?? 0);
      const isFirst = a < b || !lengths.has(`${b} ${a}`);
      return isFirst && length >= least ? [{ pair: [Math.min(a, b), Math.max(a, b)], length }] : [];
    })
    .toSorted((a, b) => a.pair[0] - b.pair[0] || a.pair[1] - b.pair[1]);
}

/** Points in the middles of equal parts of an edge, none of which is longer than what is told apart. */
function* stepsOn(from: Point, to: Point, apart: number): Iterable<{ readonly at: Point; readonly length: number }> {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.ceil(whole / apart));
  for (let i = 0; i < count; i++) {
    const part = (i + 0.5) / count;
    yield {
      at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
      length: whole / count,
    };
  }
}

function ownersNear(
  edges: ReturnType<ReturnType<typeof edgeGrid>['near']>,
  at: Point,
  owner: number,
  apart: number,
): ReadonlySet<number> {
  const out = new Set<number>();
  for (const edge of edges)
    if (edge.owner !== owner && !out.has(edge.owner) && distance(at, edge.from, edge.to) <= apart) out.add(edge.owner);
  return out;
}
