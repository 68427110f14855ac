/** Something that was seen: numbers, whose they are, and what came of it, from 0 to 1. */
export interface Example {
  readonly inputs: Float64Array;
  readonly group: number;
  readonly result: number;
  /** The game it was seen in. */
  readonly game: number;
}

/** The first inputs weigh the same for all groups; of the others each group has weights of its own. */
export interface Shape {
  readonly inputs: number;
  readonly shared: number;
  readonly groups: number;
}

/** Weights of a logistic regression: the shared ones, then those of each group. */
export type Weights = Float64Array;

const STEPS = 150;
const RATE = 0.05;
/** Of Adam, a common way to descend that finds its own step width. */
const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely something good comes of it. */
export function chanceOf({ inputs, shared }: Shape, weights: Weights, x: Float64Array, group: number): number {
  const own = group * (inputs - shared);
  let sum = 0;
  for (let i = 0; i < inputs; i += 1) sum += (weights[i < shared ? i : own + i] ?? 0) * (x[i] ?? 0);
  return logistic(sum);
}

/**
 * Fits weights to examples of so many games; the same examples give the same weights. The fewer games there are, the
 * smaller the weights are held, so that chance does not speak for more than it is worth.
 */
export function fitted(
  examples: readonly Example[],
  games: number,
  shape: Shape,
  { from, steps }: { readonly from?: Weights; readonly steps: number } = { steps: STEPS },
): Weights {
  const shrink = 1 / Math.max(1, games);
  const weights = from?.slice() ?? new Float64Array(shape.shared + (shape.inputs - shape.shared) * shape.groups);
  const gradient = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  for (let step = 1; step <= steps && examples.length > 0; step += 1) {
    slope(examples, shape, weights, gradient);
    for (let i = 0; i < weights.length; i += 1) {
      const g = (gradient[i] ?? 0) / examples.length + shrink * (weights[i] ?? 0);
      const m = FIRST * (mean[i] ?? 0) + (1 - FIRST) * g;
      const v = SECOND * (square[i] ?? 0) + (1 - SECOND) * g * g;
      mean[i] = m;
      square[i] = v;
      const width = Math.sqrt(v / (1 - SECOND ** step)) + TINY;
      weights[i] = (weights[i] ?? 0) - (RATE * m) / (1 - FIRST ** step) / width;
    }
  }
  return weights;
}

function slope(examples: readonly Example[], shape: Shape, weights: Weights, gradient: Float64Array): void {
  const { inputs, shared } = shape;
  gradient.fill(0);
  for (const { inputs: x, result, group } of examples) {
    const own = group * (inputs - shared);
    const error = chanceOf(shape, weights, x, group) - result;
    for (let i = 0; i < inputs; i += 1) {
      const at = i < shared ? i : own + i;
      gradient[at] = (gradient[at] ?? 0) + error * (x[i] ?? 0);
    }
  }
}
