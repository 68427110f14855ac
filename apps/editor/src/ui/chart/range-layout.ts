import { scaleLinear } from '@visx/scale';
import { shortened, textWidth } from './chart-text.ts';

/** A number, and where it lies. */
export interface RangeRow {
  readonly id: string;
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const [ROW, AXIS, EDGE, GAP] = [28, 24, 16, 8];
/** Names take no more of the width than this; longer ones are cut. */
const NAMES = 0.4;

/** Where rows, names and the axis lie in so much room. */
export function rangeLayout(rows: readonly RangeRow[], width: number) {
  const left = Math.min(Math.max(0, ...rows.map(({ name }) => textWidth(name))) + GAP, Math.floor(width * NAMES));
  const x = scaleLinear<number>({
    domain: [Math.min(0, ...rows.map(({ low }) => low)), Math.max(1, ...rows.map(({ high }) => high))],
    range: [left + EDGE, Math.max(left + 2 * EDGE, width - EDGE)],
    nice: true,
  });
  const bottom = rows.length * ROW;
  return {
    ...{ x, left, bottom },
    height: bottom + AXIS,
    middleOf: (row: number): number => (row + 0.5) * ROW,
    lines: rows.map(({ name }) => shortened(name, left - GAP)),
    ticks: x.ticks(Math.max(2, Math.floor(width / 100))),
  };
}
