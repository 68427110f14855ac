import { scaleBand, scaleLinear } from '@visx/scale';
import { textWidth, wrapped } from './chart-text.ts';

/** A share of something, with the interval in which it lies. */
export interface ShareBar {
  /** Which series it belongs to, such as A or B; empty where there is only one. */
  readonly series: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The share as it is written. */
  readonly text: string;
}
export interface BarRow {
  readonly id: string;
  readonly name: string;
  readonly bars: readonly ShareBar[];
}

const BAR = 12;
const LINE = 16;
const ROW_GAP = 8;
const AXIS = 24;
/** Names take no more of the width than this. */
const NAMES = 0.36;
const NAME_GAP = 8;

/** Where rows, bars and names of a chart lie in so much room. */
export function barLayout(rows: readonly BarRow[], width: number) {
  const left = Math.min(Math.max(0, ...rows.map(({ name }) => textWidth(name))) + NAME_GAP, Math.floor(width * NAMES));
  const lines = rows.map(({ name }) => wrapped(name, left - NAME_GAP));
  const bars = Math.max(1, ...rows.map((row) => row.bars.length));
  const row = Math.max(bars * BAR, Math.max(1, ...lines.map(({ length }) => length)) * LINE) + ROW_GAP;
  const right = Math.max(0, ...rows.flatMap((one) => one.bars.map((bar) => textWidth(valueText(bar))))) + NAME_GAP;
  const bottom = rows.length * row;
  const most = Math.max(0.1, ...rows.flatMap((one) => one.bars.map(({ high }) => high)));
  return {
    lines,
    left,
    bottom,
    height: bottom + AXIS,
    barHeight: BAR - 2,
    x: scaleLinear<number>({
      domain: [0, Math.min(1, Math.ceil(most * 10) / 10)],
      range: [left, Math.max(left + 40, width - right)],
    }),
    y: scaleBand<number>({ domain: rows.map((_, i) => i), range: [0, bottom] }),
    /** The top of a bar within its row. */
    barTop: (i: number): number => (row - bars * BAR) / 2 + i * BAR + 1,
  };
}

export const valueText = ({ series, text }: ShareBar): string => `${series} ${text}`.trim();
