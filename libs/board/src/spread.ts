import type { Point } from './layout.ts';
import type { Projection } from './projection.ts';

/** How much of an even distribution is mixed into the true distances: 0 leaves the map as it is. */
const STRENGTH = 0.65;
/** Width of the step each value makes, as a part of the whole range: wide enough that nothing is torn. */
const SOFT = 0.055;

/** Rises from 0 to 1 around 0. */
const step = (x: number): number => 1 / (1 + Math.exp(-x));

/** One axis, stretched where values crowd; it rises everywhere, so that no place changes its side of another. */
export const axis = (values: readonly number[]): ((value: number) => number) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = high - low;
  if (!(range > 0)) return (value) => value;
  const rank = (value: number): number =>
    values.reduce((sum, one) => sum + step((value - one) / (SOFT * range)), 0) / values.length;
  return (value) => value * (1 - STRENGTH) + (low + rank(value) * range) * STRENGTH;
};

/** The value that a rising function takes to another one, found by halving; far beyond the range it goes on evenly. */
const inverse = (rises: (value: number) => number, values: readonly number[], sought: number): number => {
  const range = Math.max(...values) - Math.min(...values) || 1;
  let [low, high] = [Math.min(...values) - 4 * range, Math.max(...values) + 4 * range];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (rises(middle) < sought) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const HALVINGS = 50;

/**
 * Gives crowded parts of a map more room, as atlases do with an inset, but without a seam: the coast goes through the
 * same stretching as the places. A board whose places lie evenly stays as it is.
 */
export const spread = (points: readonly Point[]): Projection => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [axis(xs), axis(ys)];
  return {
    to: (point) => [x(point[0]), y(point[1])],
    back: (point) => [inverse(x, xs, point[0]), inverse(y, ys, point[1])],
  };
};

const ROUNDS = 24;

/** Points that are nearer than `distance` push each other apart, a little in each round; all others stay. */
export const apart = (points: readonly Point[], distance: number): readonly Point[] => {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round++)
    moved.forEach((a, i) => {
      for (let j = i + 1; j < moved.length; j++) {
        const b = moved[j] ?? a;
        const dx = b[0] - a[0];
        const dy = b[1] - a[1];
        if (Math.abs(dx) >= distance || Math.abs(dy) >= distance) continue;
        const now = Math.hypot(dx, dy);
        if (now >= distance) continue;
        // Points on one spot part sideways.
        const [ux, uy] = now === 0 ? [1, 0] : [dx / now, dy / now];
        const push = (distance - now) / 4;
        a[0] -= ux * push;
        a[1] -= uy * push;
        b[0] += ux * push;
        b[1] += uy * push;
      }
    });
  return moved;
};
