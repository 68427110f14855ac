import { scaleLinear } from '@visx/scale';
import { labelStep, textWidth } from './chart-text.ts';

/** One line of a chart; undefined where nothing is known. */
export interface BandSeries {
  readonly id: string;
  readonly name: string;
  readonly points: readonly (BandPoint | undefined)[];
}
export interface BandPoint {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Chart {
  readonly values: readonly string[];
  readonly series: readonly BandSeries[];
  readonly numberText: (value: number) => string;
  readonly mark?: number | undefined;
}

const [TOP, BOTTOM, AXIS, EDGE] = [10, 210, 26, 14];
const TICKS = 5;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Where lines, bands and labels lie in so much room. */
export function bandLayout({ values, series, numberText, mark }: Chart, width: number) {
  const known = series.flatMap(({ points }) => points.flatMap((point) => (point ? [point.low, point.high] : [])));
  const all = mark === undefined ? known : [...known, mark];
  const [low, high] = all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)];
  const y = scaleLinear<number>({
    domain: low === high ? [low - 0.5, high + 0.5] : [low, high],
    range: [BOTTOM, TOP],
    nice: TICKS,
  });
  const ticks = y.ticks(TICKS);
  const left = Math.max(0, ...ticks.map((tick) => textWidth(numberText(tick)))) + 10;
  const right = Math.max(left + 1, width - EDGE);
  const places = values.every((value) => NUMBER.test(value)) ? values.map(Number) : values.map((_, i) => i);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const x = scaleLinear<number>({
    domain: first === last ? [first - 1, last + 1] : [first, last],
    range: [left + EDGE, right - EDGE],
  });
  const every = labelStep(values, (right - left - 2 * EDGE) / Math.max(1, values.length - 1));
  return {
    ...{ x, y, ticks, left, right, places },
    bottom: BOTTOM,
    height: BOTTOM + AXIS,
    labels: places.filter((_, i) => i % every === 0),
    textAt: (at: { valueOf(): number }): string => values[places.indexOf(at.valueOf())] ?? '',
  };
}
