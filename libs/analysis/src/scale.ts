import type { FigureSummary, Measure, Shift } from '@sandtable/bots';

/** How the numbers of a figure are written. */
export interface Scale {
  /** A share of games is written in percent. */
  readonly isShare: boolean;
  readonly digits: 1 | 2;
}

export const scaleOf = ({ measure: { sort } }: Pick<FigureSummary, 'measure'>): Scale => {
  const isShare = SHARES.has(sort);
  return { isShare, digits: isShare || sort === 'decisions' ? 1 : 2 };
};

const SHARES: ReadonlySet<Measure['sort']> = new Set(['won', 'drawn', 'limited']);

/** The numbers of a figure as they are written. */
export const scaledShift = ({ measure, shift }: Pick<FigureSummary, 'measure' | 'shift'>): Shift => {
  const factor = scaleOf({ measure }).isShare ? 100 : 1;
  const { before, after, difference, interval } = shift;
  return {
    before: before * factor,
    after: after * factor,
    difference: difference * factor,
    interval: interval && { low: interval.low * factor, high: interval.high * factor },
  };
};
