import { scaledShift, scaleOf } from '@sandtable/analysis';
import type { FigureSummary } from '@sandtable/bots';
import { type Language, percent, rangeText } from '@sandtable/messages';

/** A figure as columns: before, after, difference, and where that lies with 95% confidence. */
interface Columns {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly range: string;
}

export function columnsOf(figure: FigureSummary, lang: Language): Columns {
  const { isShare, digits } = scaleOf(figure);
  const { before, after, difference, interval } = scaledShift(figure);
  const number = decimals(lang, digits);
  const text = (value: number): string => (isShare ? percent(value / 100, lang, digits) : number(value));
  return {
    before: text(before),
    after: text(after),
    difference: signed(difference, number),
    range: interval ? rangeText(signed(interval.low, number), signed(interval.high, number), lang) : '',
  };
}

/** `3.1 → 3.2, +0.1 (−0.1 to +0.3)` */
export function figureText(figure: FigureSummary, lang: Language): string {
  const { before, after, difference, range } = columnsOf(figure, lang);
  return `${before} → ${after}, ${difference}${range === '' ? '' : ` (${range})`}`;
}

type Formatter = (value: number) => string;

/** Writes numbers with so many decimals, as a language does. */
export const decimals = (lang: Language, digits: number): Formatter =>
  new Intl.NumberFormat(lang, { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format;

const signed = (value: number, number: Formatter): string => {
  const text = number(Math.abs(value));
  if (text === number(0)) return `±${text}`;
  return `${value < 0 ? '−' : '+'}${text}`;
};
