import type { Comparison, Figure } from './comparison.ts';
import type { MeasureSort } from './measure.ts';
import { isClear, type Shift, shiftOf } from './paired.ts';

/** A figure as it is shown. */
export interface FigureSummary {
  readonly measure: Figure['measure'];
  readonly shift: Shift;
  readonly isClear: boolean;
}

/** Figures that are always shown, significant or not, in this order. */
const HEAD: readonly MeasureSort[] = ['won', 'drawn', 'limited', 'decisions'];
/** Figures that are shown if they are significant, largest first. */
const REST: readonly MeasureSort[] = ['final', 'members', 'use', 'chosen'];

interface ComparisonSummary {
  readonly head: readonly FigureSummary[];
  /** By sort, each with the clearest and largest first; sorts without clear figures are left out. */
  readonly clear: readonly { readonly sort: MeasureSort; readonly figures: readonly FigureSummary[] }[];
  readonly nothingClear: boolean;
}

/** What a comparison shows. How far a figure must stand out to be clear goes by how many there are of its sort. */
export function summaryOf({ figures }: Comparison): ComparisonSummary {
  const of = (sort: MeasureSort): readonly FigureSummary[] => {
    const own = figures.filter(({ measure }) => measure.sort === sort);
    const moved = own.filter(({ squares }) => squares > 0).length;
    return own.map((one) => figureSummary(one, moved));
  };
  const limits = figures.find(({ measure }) => measure.sort === 'limited');
  const isLimited = limits !== undefined && limits.before + limits.after > 0;
  const head = HEAD.filter((sort) => sort !== 'limited' || isLimited).flatMap(of);
  const clear = REST.map((sort) => ({
    sort,
    figures: of(sort)
      .filter((one) => one.isClear)
      .toSorted(byWeight),
  }));
  const kept = clear.filter((group) => group.figures.length > 0);
  return { head, clear: kept, nothingClear: kept.length === 0 && !head.some((one) => one.isClear) };
}

const figureSummary = (figure: Figure, among = 1): FigureSummary => ({
  measure: figure.measure,
  shift: shiftOf(figure, figure.measure.parts),
  isClear: isClear(figure, among),
});

/** Share of the larger mean that a figure changed by; of two alike, the one that happens more often counts for more. */
function byWeight({ shift: a }: FigureSummary, { shift: b }: FigureSummary): number {
  return shareOf(b) - shareOf(a) || Math.abs(b.difference) - Math.abs(a.difference);
}

const shareOf = ({ before, after, difference }: Shift): number =>
  Math.abs(difference) / Math.max(Math.abs(before), Math.abs(after), Number.MIN_VALUE);
