import { contours, type Field, rounded } from './contour.ts';
import type { Point } from './layout.ts';

/** A region that lies along lines between places, and how far it goes from them. */
export interface Lane {
  readonly key: string;
  readonly lines: readonly (readonly Point[])[];
  readonly reach: number;
}

/** Sheet units between two corners of the lattice: borders are as smooth as that. */
const STEP = 8;
/** Regions may go this far beyond the edge of the sheet, so that none has a border there. */
const OVER = 40;

/** The square of how far a point is from a part of a line. */
const squared = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return (x - ax - part * dx) ** 2 + (y - ay - part * dy) ** 2;
};

/** How far a corner of the lattice is from a line, in reaches; infinitely far where no border of the region can be. */
const away = ({ lines, reach }: Lane, { columns, rows, from }: Omit<Field, 'values'>): Float64Array => {
  const least = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const near = reach + 2 * STEP;
  const span = (a: number, b: number, begin: number, size: number): readonly [number, number] => [
    Math.max(0, Math.floor((Math.min(a, b) - near - begin) / STEP)),
    Math.min(size - 1, Math.ceil((Math.max(a, b) + near - begin) / STEP)),
  ];
  for (const [a, b] of lines.flatMap((line) => line.map((at, i) => [at, line[i + 1] ?? at] as const))) {
    const [left, right] = span(a[0], b[0], from[0], columns);
    const [top, bottom] = span(a[1], b[1], from[1], rows);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const i = row * columns + column;
        const distance = squared(from[0] + column * STEP, from[1] + row * STEP, a, b);
        if (distance < (least[i] ?? 0)) least[i] = distance;
      }
  }
  return least.map((distance) => Math.sqrt(distance) / reach);
};

/** Each region as rings: what is within its reach, and nearer to its lines than to those of any other, measured in reaches. */
export const lanes = (
  all: readonly Lane[],
  width: number,
  height: number,
): ReadonlyMap<string, readonly (readonly Point[])[]> => {
  const [columns, rows] = [Math.ceil((width + 2 * OVER) / STEP) + 1, Math.ceil((height + 2 * OVER) / STEP) + 1];
  const lattice = { columns, rows, from: [-OVER, -OVER] as const, step: STEP };
  const far = all.map((lane) => away(lane, lattice));
  const [nearest, next] = twoNearest(far, columns * rows);
  return new Map(
    all.map(({ key }, own) => {
      const values = new Float64Array(columns * rows);
      for (let i = 0; i < values.length; i++) {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const isEdge = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
        const mine = far[own]?.[i] ?? 0;
        const others = mine === nearest[i] ? next[i] : nearest[i];
        values[i] = isEdge ? -1 : Math.min(1, others ?? 0) - mine;
      }
      return [key, contours({ ...lattice, values }).map(rounded)] as const;
    }),
  );
};

/** At each corner the least of several distances, and the least of the others; the same where two are equal. */
function twoNearest(far: readonly Float64Array[], size: number): readonly [Float64Array, Float64Array] {
  const nearest = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const next = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  for (const one of far)
    for (let i = 0; i < size; i++) {
      const distance = one[i] ?? 0;
      const least = nearest[i] ?? 0;
      if (distance < least) {
        next[i] = least;
        nearest[i] = distance;
      } else if (distance < (next[i] ?? 0)) next[i] = distance;
    }
  return [nearest, next];
}
