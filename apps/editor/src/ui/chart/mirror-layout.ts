import { scaleBand, scaleLinear } from '@visx/scale';
import { labelStep, textWidth } from './chart-text.ts';

/** How often something was as large as the label says, in two series. */
export interface MirroredBin {
  readonly label: string;
  readonly above: number;
  readonly below: number;
}

const HALF = 60;
const AXIS = 24;
/** A letter for the series, and a gap to the numbers. */
const LETTER = 20;
/** Bars that are wider say no more. */
const WIDEST = 28;
/** Half of the topmost number stands above its tick. */
const TOP = 8;

/** Where the bars of two series lie in so much room, and which labels of theirs fit. */
export function mirrorLayout(bins: readonly MirroredBin[], width: number) {
  const most = Math.max(1, ...bins.flatMap(({ above, below }) => [above, below]));
  const left = LETTER + textWidth(String(most)) + 8;
  const [middle, bottom] = [TOP + HALF, TOP + 2 * HALF];
  const labels = bins.map(({ label }) => label);
  const right = Math.max(left + 1, Math.min(width - 8, left + bins.length * WIDEST));
  const x = scaleBand<string>({ domain: labels, range: [left, right] });
  const every = labelStep(labels, x.step());
  return {
    x,
    up: scaleLinear<number>({ domain: [0, most], range: [middle, TOP] }),
    down: scaleLinear<number>({ domain: [0, most], range: [middle, bottom] }),
    left,
    right,
    middle,
    bottom,
    height: bottom + AXIS,
    ticks: [0, most],
    labels: labels.filter((_, i) => i % every === 0),
  };
}
