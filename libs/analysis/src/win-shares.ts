import { type Interval, type Totals, wilson } from '@sandtable/bots';

/** A share of games, and where it lies with 95% confidence. */
export interface ShareOfGames extends Interval {
  readonly share: number;
}

/** So many of some games; of none, nothing is known. */
export const shareOfGames = (hits: number, games: number): ShareOfGames => ({
  share: hits / Math.max(games, 1),
  ...wilson(hits, games),
});

/** The share of games that each role won. */
export const winShares = ({
  winners,
  games,
}: Pick<Totals, 'winners' | 'games'>): Readonly<Record<string, ShareOfGames>> =>
  Object.fromEntries(Object.entries(winners).map(([role, wins]) => [role, shareOfGames(wins, games)]));

/** Decisions per game. */
export const gameLengths = ({ games, decisions, shortest, longest }: Totals) => ({
  mean: games === 0 ? 0 : decisions / games,
  min: games === 0 ? 0 : shortest,
  max: longest,
});
