import { type FigureSummary, wilson } from '@sandtable/bots';
import type { BarRow, ShareBar } from '../ui/chart/bar-layout.ts';
import { columnsOf } from './numbers.ts';

/** Shares of games that were won or drawn under both, for who won or drew any. */
export const winnerRows = (
  figures: readonly FigureSummary[],
  games: number,
  nameOf: (role: string) => string,
  drawn: string,
  lang: string,
): readonly BarRow[] =>
  figures.flatMap((figure) => {
    const { sort, path } = figure.measure;
    const { before, after } = figure.shift;
    if (before + after === 0 || (sort !== 'won' && sort !== 'drawn')) return [];
    // The table of figures says the same.
    const columns = columnsOf(figure, lang);
    const bars = [shareBar('A', before, games, columns.before), shareBar('B', after, games, columns.after)];
    return [{ id: `${sort} ${path}`, name: sort === 'won' ? nameOf(path) : drawn, bars }];
  });

/** A share of so many games, and where it lies. */
const shareBar = (series: string, share: number, games: number, text: string): ShareBar => ({
  series,
  share,
  text,
  ...wilson(Math.round(share * games), games),
});
