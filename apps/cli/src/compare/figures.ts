import { scaledShift, scaleOf } from '@sandtable/analysis';
import type { FigureSummary } from '@sandtable/bots';

/** A figure as columns: before, after, difference, and where that lies with 95 % confidence. */
interface Columns {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly range: string;
}

export function columnsOf(figure: FigureSummary): Columns {
  const { isShare, digits } = scaleOf(figure);
  const { before, after, difference, interval } = scaledShift(figure);
  const unit = isShare ? ' %' : '';
  return {
    before: `${before.toFixed(digits)}${unit}`,
    after: `${after.toFixed(digits)}${unit}`,
    difference: signed(difference, digits),
    range: interval ? `${signed(interval.low, digits)} … ${signed(interval.high, digits)}` : '',
  };
}

/** `3.1 → 3.2, +0.1 (−0.1 … +0.3)` */
export function figureText(figure: FigureSummary): string {
  const { before, after, difference, range } = columnsOf(figure);
  return `${before} → ${after}, ${difference}${range === '' ? '' : ` (${range})`}`;
}

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? `±${text}` : `${value < 0 ? '−' : '+'}${text}`;
};
