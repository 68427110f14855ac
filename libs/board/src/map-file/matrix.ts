import type { Point } from '../layout.ts';

/** `x' = a x + c y + e`, `y' = b x + d y + f`, in the order of a `matrix` in SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** What is done by the second first, then by the first. */
export const times = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const [x, y, origin] = [moved(outer, [a, b]), moved(outer, [c, d]), moved(outer, [e, f])];
  const [ox, oy] = [outer[4], outer[5]];
  return [x[0] - ox, x[1] - oy, y[0] - ox, y[1] - oy, ...origin];
};

const STEP = /([a-zA-Z]+)\s*\(([^)]*)\)/g;

/** What a `transform` says; undefined where a part of it is none. */
export function matrixOf(transform: string): Matrix | undefined {
  const rest = transform.replaceAll(STEP, '').replaceAll(',', '').trim();
  const steps = [...transform.matchAll(STEP)].map(([, name = '', numbers = '']) => stepOf(name, numbersIn(numbers)));
  if (rest !== '' || steps.some((step) => step === undefined)) return undefined;
  return steps.reduce<Matrix>((all, step) => times(all, step ?? identity), identity);
}

const numbersIn = (text: string): readonly number[] =>
  text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);

function stepOf(name: string, given: readonly number[]): Matrix | undefined {
  if (!given.every(Number.isFinite) || given.length === 0) return undefined;
  const [a = 0, b, c] = given;
  switch (name) {
    case 'matrix':
      return given.length === 6 ? (given as unknown as Matrix) : undefined;
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate':
      return turned(a, [b ?? 0, c ?? 0]);
    case 'skewX':
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function turned(degrees: number, [x, y]: Point): Matrix {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const around = times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]);
  return times(around, [1, 0, 0, 1, -x, -y]);
}
