import type { Point } from './layout.ts';

/** A point of a picture and where it belongs. */
export interface Pin {
  readonly of: Point;
  readonly at: Point;
}
type Row = readonly [number, number, number];
/** A projective map of the plane: it brings (x, y, 1) to a multiple of where it lies. */
export type Matrix = readonly [Row, Row, Row];

/**
 * The one projective map that brings four points exactly to where they belong, as a photograph of a sheet that was not held level
 * is set right; undefined where three of them lie on one line.
 */
export function projectiveFit([a, b, c, d]: readonly Pin[]): Matrix | undefined {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const from = frameOf(a.of, b.of, c.of, d.of);
  const to = frameOf(a.at, b.at, c.at, d.at);
  return from && to && product(to, adjugate(from));
}

/** Where a point lies; undefined for one on the horizon. */
export function projected([x, y, w]: Matrix, [px, py]: Point): Point | undefined {
  const far = along(w, px, py);
  return Math.abs(far) < 1e-12 ? undefined : [along(x, px, py) / far, along(y, px, py) / far];
}

/** Back from where a point lies to the picture. */
export const unprojected = (matrix: Matrix, at: Point): Point | undefined => projected(adjugate(matrix), at);

/** Whether a rectangle from the origin lies wholly on one side of the horizon, so that it can be drawn in one piece. */
export function isWhole({ 2: w }: Matrix, width: number, height: number): boolean {
  const corners = [along(w, 0, 0), along(w, width, 0), along(w, width, height), along(w, 0, height)];
  const largest = Math.max(...corners.map(Math.abs));
  const least = Math.min(...corners.map(Math.abs));
  return least > largest / MOST_SHRINKING && new Set(corners.map(Math.sign)).size === 1;
}

/** What lies nearest to the eye is no more than so many times as large as what lies farthest. */
const MOST_SHRINKING = 40;

/** As CSS writes it. */
export function cssMatrix([x, y, w]: Matrix): string {
  const [a, b, c] = [0, 1, 2].map((i) => [x[i], y[i], 0, w[i]].map((value) => (value ?? 0) / (w[2] || 1)));
  return `matrix3d(${[a, b, [0, 0, 1, 0], c].flat().join(',')})`;
}

const along = (row: Row, x: number, y: number): number => row[0] * x + row[1] * y + row[2];

/** Brings the three unit vectors and their sum to four points; undefined where three of these lie on one line. */
function frameOf(a: Point, b: Point, c: Point, d: Point): Matrix | undefined {
  const [p, q, r] = [twice(d, b, c), twice(a, d, c), twice(a, b, d)];
  const size = Math.max(...[a, b, c].map((one) => (one[0] - d[0]) ** 2 + (one[1] - d[1]) ** 2));
  if ([p, q, r, twice(a, b, c)].some((area) => !(Math.abs(area) > 1e-6 * size))) return undefined;
  return [
    [p * a[0], q * b[0], r * c[0]],
    [p * a[1], q * b[1], r * c[1]],
    [p, q, r],
  ];
}

/** Twice the area of a triangle, with its sense. */
const twice = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);

const product = (m: Matrix, n: Matrix): Matrix => [times(m[0], n), times(m[1], n), times(m[2], n)];

const times = ([x, y, z]: Row, [a, b, c]: Matrix): Row => [
  x * a[0] + y * b[0] + z * c[0],
  x * a[1] + y * b[1] + z * c[1],
  x * a[2] + y * b[2] + z * c[2],
];

/** The inverse, but for a factor. */
const adjugate = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => [
  [e * i - f * h, c * h - b * i, b * f - c * e],
  [f * g - d * i, a * i - c * g, c * d - a * f],
  [d * h - e * g, b * g - a * h, a * e - b * d],
];
