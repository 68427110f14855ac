import type { Point } from '../layout.ts';
import { type Matrix, moved } from './matrix.ts';
import type { Stretch } from './stretch.ts';
import type { Subpath } from './svg-path.ts';

/** More would be seen by nobody. */
const MOST_STEPS = 64;

/** A path where a matrix puts it; curves stay curves. */
export const put = (matrix: Matrix, { start, stretches, isClosed }: Subpath): Subpath => ({
  start: moved(matrix, start),
  stretches: stretches.map((stretch) => stretch.map((point) => moved(matrix, point)) as unknown as Stretch),
  isClosed,
});

/** The corners of a path whose curves are broken into lines, none of which is farther away than `off`. */
export function flattened({ start, stretches }: Subpath, off: number): readonly Point[] {
  const out: Point[] = [start];
  for (const stretch of stretches) {
    const from = out.at(-1) ?? start;
    if (stretch.length === 1) out.push(stretch[0]);
    else out.push(...curve(from, stretch, off));
  }
  return out;
}

/** The same points forwards and backwards, so that neighbors who share a curve share its corners. */
function curve(from: Point, [first, second, to]: Extract<Stretch, { length: 3 }>, off: number): readonly Point[] {
  const bend = Math.max(bent(from, first, second), bent(first, second, to));
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / off))));
  return Array.from({ length: steps }, (_, i): Point => {
    if (i === steps - 1) return to;
    const t = (i + 1) / steps;
    const along = (axis: 0 | 1): number =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * first[axis] +
      3 * (1 - t) * t ** 2 * second[axis] +
      t ** 3 * to[axis];
    return [along(0), along(1)];
  });
}

const bent = (a: Point, b: Point, c: Point): number => Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
