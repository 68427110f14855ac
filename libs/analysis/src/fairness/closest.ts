import type { Column, GameFigures } from '../sweep/figures.ts';

/** A game that is worth looking at. */
export type Notable = { readonly game: number; readonly decisions: number } & (
  | { readonly sort: 'shortest' | 'longest' | 'fault' | 'stopped' }
  /** The two best in what decides the game, and what that is. */
  | { readonly sort: 'closest'; readonly field: string; readonly first: number; readonly second: number }
);

interface Closest {
  readonly sort: 'closest';
  readonly game: number;
  readonly field: string;
  readonly first: number;
  readonly second: number;
}

/** In this many of the games who has most of a number must have won: then it is what the game is about. */
const AGREES = 0.9;
const FEWEST = 5;

/**
 * The closest of some games. No rules say what makes one close: it is looked which number of roles is largest for whoever
 * won, and in which game the two largest lie nearest together.
 */
export function closestGame(figures: GameFigures, games: readonly number[]): Closest | undefined {
  const fields = Map.groupBy(
    figures.columns.filter(({ measure }) => measure.sort === 'final' && measure.value !== undefined),
    ({ measure }) => measure.path,
  );
  const won = figures.columns.filter(({ measure }) => measure.sort === 'won');
  const judged = [...fields].flatMap(([field, columns]) => {
    const agreement = agreementOf(columns, won, games);
    return agreement >= AGREES ? [{ field, columns, agreement }] : [];
  });
  const [best] = judged.toSorted((a, b) => b.agreement - a.agreement);
  return best && nearest(best.field, best.columns, games);
}

/** The share of games with one winner in which that is who has most. */
function agreementOf(columns: readonly Column[], won: readonly Column[], games: readonly number[]): number {
  let [decided, agreed] = [0, 0];
  for (const game of games) {
    const winners = won.filter(({ values }) => values[game] === 1);
    if (winners.length !== 1) continue;
    const [first, second] = ranked(columns, game);
    decided += 1;
    if (first?.role === winners[0]?.measure.path && first?.value !== second?.value) agreed += 1;
  }
  return decided < FEWEST ? 0 : agreed / decided;
}

function nearest(field: string, columns: readonly Column[], games: readonly number[]): Closest | undefined {
  let best: Closest | undefined;
  for (const game of games) {
    const [one, other] = ranked(columns, game);
    if (one === undefined || other === undefined) continue;
    if (best === undefined || one.value - other.value < best.first - best.second)
      best = { sort: 'closest', game, field, first: one.value, second: other.value };
  }
  return best;
}

/** The two who have most of something in a game. */
const ranked = (columns: readonly Column[], game: number) =>
  columns
    .map(({ measure, values }) => ({ role: measure.value, value: values[game] ?? 0 }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 2);
