import type { Point } from './layout.ts';

/** A point of a picture and where it belongs. */
export interface Pin {
  readonly of: Point;
  readonly at: Point;
}
/** As SVG writes it: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The affine map that brings points nearest to where they belong, by least squares; undefined where they lie on one line. */
export function affineFit(pins: readonly Pin[]): Matrix | undefined {
  const n = pins.length;
  if (n < 3) return undefined;
  const mean = (of: (pin: Pin) => number): number => pins.reduce((sum, pin) => sum + of(pin), 0) / n;
  const [mx, my] = [mean(({ of }) => of[0]), mean(({ of }) => of[1])];
  const dot = (p: (pin: Pin) => number, q: (pin: Pin) => number): number => mean((pin) => p(pin) * q(pin));
  const [x, y] = [({ of }: Pin) => of[0] - mx, ({ of }: Pin) => of[1] - my];
  const [xx, xy, yy] = [dot(x, x), dot(x, y), dot(y, y)];
  const det = xx * yy - xy * xy;
  if (!(det > 1e-9 * (xx + yy) ** 2)) return undefined;
  const line = (to: (pin: Pin) => number): readonly [number, number, number] => {
    const [xt, yt] = [dot(x, to), dot(y, to)];
    const [p, q] = [(xt * yy - yt * xy) / det, (yt * xx - xt * xy) / det];
    return [p, q, mean(to) - p * mx - q * my];
  };
  const [a, c, e] = line(({ at }) => at[0]);
  const [b, d, f] = line(({ at }) => at[1]);
  return Math.abs(a * d - b * c) > 1e-9 ? [a, b, c, d, e, f] : undefined;
}

/** Back from where a point lies to the picture. */
export function unfitted([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  const det = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det];
}
