import { scaleBand, scaleLinear } from '@visx/scale';
import { labelStep, textWidth } from './chart-text.ts';

/** How often something was as large as the label says. */
export interface CountedBin {
  readonly label: string;
  readonly count: number;
}

const [TOP, BOTTOM, AXIS] = [10, 120, 24];
/** Bars that are wider say no more. */
const WIDEST = 34;

/** Where bars lie in so much room, and which of their labels fit. */
export function histogramLayout(bins: readonly CountedBin[], width: number) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const left = textWidth(String(most)) + 10;
  const right = Math.max(left + 1, Math.min(width - 8, left + bins.length * WIDEST));
  const labels = bins.map(({ label }) => label);
  const x = scaleBand<string>({ domain: labels, range: [left, right] });
  const every = labelStep(labels, x.step());
  return {
    ...{ x, left, right },
    y: scaleLinear<number>({ domain: [0, most], range: [BOTTOM, TOP] }),
    bottom: BOTTOM,
    height: BOTTOM + AXIS,
    ticks: [0, most],
    labels: labels.filter((_, i) => i % every === 0),
  };
}
