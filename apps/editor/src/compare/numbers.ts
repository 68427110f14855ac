import { scaledShift, scaleOf } from '@sandtable/analysis';
import type { FigureSummary, Shift } from '@sandtable/bots';
import { percent, rangeText, withMinus } from '@sandtable/messages';

/** A figure as columns of text, in the manner of the language. */
interface Columns {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly interval: string;
}

export const columnsOf = (figure: FigureSummary, lang: string): Columns => {
  const { isShare, digits } = scaleOf(figure);
  const { before, after, difference, interval } = scaledShift(figure);
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const plain = new Intl.NumberFormat(lang, fixed);
  const format = new Intl.NumberFormat(lang, { ...fixed, signDisplay: 'exceptZero' });
  const signed = (value: number): string => withMinus(format.format(value));
  const text = (value: number): string =>
    isShare ? percent(value / 100, lang, digits) : withMinus(plain.format(value));
  return {
    before: text(before),
    after: text(after),
    difference: signed(difference),
    interval: interval ? rangeText(signed(interval.low), signed(interval.high), lang) : '',
  };
};

/** How far the intervals of some figures reach from nothing. */
export const reachOf = (figures: readonly FigureSummary[]): number =>
  Math.max(0, ...figures.map(({ shift }) => boundOf(shift)));

const boundOf = ({ difference, interval }: Shift): number =>
  Math.max(Math.abs(difference), Math.abs(interval?.low ?? 0), Math.abs(interval?.high ?? 0));

/** Games of some length, before and after. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}
const BINS = 16;
const STEPS = [1, 2, 5];

/** Lengths in at most so many bins, whose width is 1, 2 or 5 times a power of ten. */
export const binsOf = (lengths: readonly (readonly [number, number, number])[]): readonly Bin[] => {
  const [low, high] = [lengths[0]?.[0] ?? 0, lengths.at(-1)?.[0] ?? 0];
  const width = widthFor(high - low + 1);
  const first = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width - 1,
    before: 0,
    after: 0,
  }));
  for (const [decisions, before, after] of lengths) {
    const bin = bins[Math.floor(decisions / width) - first];
    if (bin === undefined) continue;
    bin.before += before;
    bin.after += after;
  }
  return lengths.length === 0 ? [] : bins;
};

const widthFor = (span: number): number => {
  for (let ten = 1; ; ten *= 10) {
    const step = STEPS.find((one) => span / (one * ten) <= BINS - 1);
    if (step !== undefined) return step * ten;
  }
};
