import type { Point, StretchLayout } from './layout.ts';
import type { Project, Projection } from './projection.ts';

/** What one part of a map adds to an axis: around `at`, over `width` to either side, lengths become `by` times as long. */
export interface Swell {
  readonly at: number;
  readonly width: number;
  readonly by: number;
}

/**
 * An axis on which some parts are larger. Its slope is never below 1, so that no two places change sides; far from all swells it
 * only shifts. A hyperbolic secant squared has a sum that can be written down, where a bell curve has none.
 */
export const swollen =
  (swells: readonly Swell[]): ((value: number) => number) =>
  (value) =>
    swells.reduce((sum, { at, width, by }) => sum + (by - 1) * width * Math.tanh((value - at) / width), value);

const HALVINGS = 50;

/** The value that comes to `sought`: it is not farther from it than all swells together shift. */
const unswollen = (swells: readonly Swell[], sought: number): number => {
  const rises = swollen(swells);
  const most = swells.reduce((sum, { width, by }) => sum + (by - 1) * width, 0);
  let [low, high] = [sought - most, sought + most];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (rises(middle) < sought) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const both = (value: number | Point): Point => (typeof value === 'number' ? [value, value] : value);

/** The parts that an author wants larger, across and down; `unit` is one of their degrees where they are projected. */
export const magnified = (parts: readonly StretchLayout[], project: Project, unit: number): Projection => {
  const axis = (i: 0 | 1): readonly Swell[] =>
    parts.map((part) => ({ at: project(part.at)[i], width: both(part.width)[i] * unit, by: both(part.by)[i] }));
  const [across, down] = [axis(0), axis(1)];
  const [x, y] = [swollen(across), swollen(down)];
  return {
    to: (point) => [x(point[0]), y(point[1])],
    back: (point) => [unswollen(across, point[0]), unswollen(down, point[1])],
  };
};
