import { type ToldFigure, wilson } from '@sandtable/bots';
import type { BarRow, ShareBar } from '../ui/chart/bar-layout.ts';

/** Shares of games that were won or drawn under both, for who won or drew any. */
export const winnerRows = (
  figures: readonly ToldFigure[],
  games: number,
  nameOf: (role: string) => string,
  drawn: string,
): readonly BarRow[] =>
  figures.flatMap(({ measure: { sort, path }, shift: { before, after } }) => {
    if (before + after === 0 || (sort !== 'won' && sort !== 'drawn')) return [];
    const bars = [shareBar('A', before, games), shareBar('B', after, games)];
    return [{ id: `${sort} ${path}`, name: sort === 'won' ? nameOf(path) : drawn, bars }];
  });

/** A share of so many games, and where it lies. */
export const shareBar = (series: string, share: number, games: number): ShareBar => ({
  series,
  share,
  ...wilson(Math.round(share * games), games),
});
