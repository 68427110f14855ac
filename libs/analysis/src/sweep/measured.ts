import { deviationsFor, type Interval, type Measure, measureKey, shiftOf, wilson } from '@sandtable/bots';
import { scaleOf } from '../scale.ts';
import type { GameFigures } from './figures.ts';

/** The mean of a measure over games, and where it lies with 95% confidence. */
export interface Measured {
  readonly mean: number;
  /** Undefined where too few games say nothing about it. */
  readonly interval: Interval | undefined;
}

/** The confidence of an interval where nothing else is given. */
const CONFIDENCE = 0.95;

/** Shares of games have Wilson's interval, other means that of a normal distribution. */
export function measured(figures: GameFigures, measure: Measure, confidence = CONFIDENCE): Measured {
  const values = valuesOf(figures, measure);
  const n = values.length;
  const sum = values.reduce((total, value) => total + value, 0);
  const deviations = deviationsFor(confidence);
  if (isShare(measure)) return { mean: sum / Math.max(n, 1), interval: wilson(sum, n, deviations) };
  const squares = values.reduce((total, value) => total + value ** 2, 0);
  const { difference, interval } = shiftOf({ pairs: n, before: 0, after: sum, squares }, measure.parts, deviations);
  return { mean: difference, interval };
}

export interface Difference extends Measured {
  /** Whether no difference at all lies outside the interval. */
  readonly isClear: boolean;
}

/** How much more a measure is than in the same games under other rules; luck that both share cancels. */
export function differenceOf(before: GameFigures, after: GameFigures, measure: Measure, among = 1): Difference {
  const [a, b] = [valuesOf(before, measure), valuesOf(after, measure)];
  const pairs = Math.min(a.length, b.length);
  let [sumA, sumB, squares] = [0, 0, 0];
  for (let i = 0; i < pairs; i++) {
    const [one, other] = [a[i] ?? 0, b[i] ?? 0];
    sumA += one;
    sumB += other;
    squares += (other - one) ** 2;
  }
  const sums = { pairs, before: sumA, after: sumB, squares };
  const { difference, interval } = shiftOf(sums, measure.parts, deviationsFor(1 - (1 - CONFIDENCE) / among));
  return { mean: difference, interval, isClear: interval !== undefined && (interval.low > 0 || interval.high < 0) };
}

export const isShare = (measure: Measure): boolean => scaleOf({ measure }).isShare;

/** What these rules don't have never happened. */
function valuesOf({ columns, games }: GameFigures, measure: Measure): Int32Array {
  const key = measureKey(measure);
  return columns.find((one) => measureKey(one.measure) === key)?.values ?? new Int32Array(games);
}
