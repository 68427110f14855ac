import type { Shift, ToldFigure } from '@sandtable/bots';

/** A figure as columns: before, after, difference, and where that lies with 95 % confidence. */
interface Columns {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly range: string;
}

export function columnsOf({ measure: { sort }, shift }: ToldFigure): Columns {
  if (sort === 'won' || sort === 'drawn' || sort === 'limited') return columns(percent(shift), 1, ' %');
  return columns(shift, sort === 'decisions' ? 1 : 2, '');
}

/** `3.1 → 3.2, +0.1 (−0.1 … +0.3)` */
export function figureText(figure: ToldFigure): string {
  const { before, after, difference, range } = columnsOf(figure);
  return `${before} → ${after}, ${difference}${range === '' ? '' : ` (${range})`}`;
}

function columns({ before, after, difference, interval }: Shift, digits: number, unit: string): Columns {
  return {
    before: `${before.toFixed(digits)}${unit}`,
    after: `${after.toFixed(digits)}${unit}`,
    difference: signed(difference, digits),
    range: interval ? `${signed(interval.low, digits)} … ${signed(interval.high, digits)}` : '',
  };
}

const percent = ({ before, after, difference, interval }: Shift): Shift => ({
  before: before * 100,
  after: after * 100,
  difference: difference * 100,
  interval: interval && { low: interval.low * 100, high: interval.high * 100 },
});

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? `±${text}` : `${value < 0 ? '−' : '+'}${text}`;
};
