import type { Random } from '@sandtable/bots';

/** Something that is varied, and the values it is given. */
export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}
/** A value for each axis, in their order. */
export type Point = readonly string[];

export const gridSize = (axes: readonly Axis[]): number => axes.reduce((size, { values }) => size * values.length, 1);

/** All combinations, the last axis fastest. */
export const gridOf = (axes: readonly Axis[]): readonly Point[] =>
  axes.reduce<readonly Point[]>(
    (points, { values }) => points.flatMap((point) => values.map((value) => [...point, value])),
    [[]],
  );

/**
 * A Latin hypercube: of so many points, each part of every axis has as many as any other, and which go together is drawn.
 * Points that come out alike are kept once.
 */
export function latinOf(axes: readonly Axis[], count: number, random: Random): readonly Point[] {
  const columns = axes.map(({ values }) =>
    shuffled(
      Array.from({ length: count }, (_, i) => values[Math.floor((i * values.length) / count)] ?? ''),
      random,
    ),
  );
  const points = Array.from({ length: count }, (_, i) => columns.map((column) => column[i] ?? ''));
  return [...new Map(points.map((point) => [JSON.stringify(point), point])).values()];
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}
