import { deviationsFor, type Interval, type MeasureSort, wilson } from '@sandtable/bots';
import type { Column, GameFigures } from '../sweep/figures.ts';
import { type ShareOfGames, shareOfGames } from '../win-shares.ts';
import { closestGame, type Notable } from './closest.ts';

/** How fair some games were: who won how often, and how long they took. */
export interface Fairness {
  readonly games: number;
  readonly wins: readonly RoleWins[];
  /** Games that nobody won, that were broken off at the limit, and that a runtime error ended. */
  readonly drawn: number;
  readonly stopped: number;
  readonly faults: number;
  readonly lengths: Lengths;
  readonly notable: readonly Notable[];
}
export interface RoleWins extends ShareOfGames {
  readonly role: string;
  readonly wins: number;
  /** Whether it surely wins more, or less, often than an equal share. */
  readonly verdict: 'more' | 'less' | 'unclear';
}
/** Decisions of games that came to an end. */
export interface Lengths {
  readonly games: number;
  readonly mean: number;
  readonly shortest: number;
  readonly longest: number;
  /** How many games had so many decisions, in ascending order. */
  readonly counts: readonly (readonly [decisions: number, games: number])[];
}

/** The confidence of all statements about the roles together. */
const CONFIDENCE = 0.95;

/** What the games of one point say of fairness. */
export function fairnessOf(figures: GameFigures): Fairness {
  const { games, faults } = figures;
  return {
    games,
    wins: winsOf(figures),
    drawn: sumOf(columnOf(figures, 'drawn')),
    stopped: sumOf(columnOf(figures, 'limited')),
    faults: faults.reduce((sum, one) => sum + one, 0),
    lengths: lengthsOf(figures),
    notable: notableGames(figures),
  };
}

/** Whether the share of every role is known to so much, such as two points of a hundred. */
export const isKnownTo = (figures: GameFigures, precision: number): boolean =>
  winsOf(figures).every(({ low, high }) => (high - low) / 2 <= precision);

function winsOf({ columns, games }: GameFigures): readonly RoleWins[] {
  const won = columns.filter(({ measure }) => measure.sort === 'won');
  const counts = won.map(sumOf);
  // Draws are nobody's, and a shared win is counted for each: an equal share is one of what was won.
  const equal = counts.reduce((sum, one) => sum + one, 0) / Math.max(1, won.length * games);
  const deviations = deviationsFor(1 - (1 - CONFIDENCE) / Math.max(1, won.length));
  return won.map(({ measure }, i) => {
    const wins = counts[i] ?? 0;
    const verdict = won.length < 2 ? 'unclear' : verdictOf(wilson(wins, games, deviations), equal);
    return { role: measure.path, wins, ...shareOfGames(wins, games), verdict };
  });
}

const verdictOf = ({ low, high }: Interval, equal: number): RoleWins['verdict'] =>
  low > equal ? 'more' : high < equal ? 'less' : 'unclear';

function lengthsOf(figures: GameFigures): Lengths {
  const decisions = columnOf(figures, 'decisions')?.values ?? new Int32Array(0);
  const ended = [...decisions].filter((_, game) => hasEnded(figures, game));
  const counts = new Map<number, number>();
  for (const one of ended) counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    games: ended.length,
    mean: ended.reduce((sum, one) => sum + one, 0) / Math.max(1, ended.length),
    shortest: ended.length === 0 ? 0 : Math.min(...ended),
    longest: Math.max(0, ...ended),
    counts: [...counts].toSorted(([a], [b]) => a - b),
  };
}

/** So many games of each sort that did not end as games should are worth a line. */
const MOST_ODD = 5;

function notableGames(figures: GameFigures): readonly Notable[] {
  const decisions = columnOf(figures, 'decisions')?.values ?? new Int32Array(0);
  const games = [...decisions.keys()];
  const ended = games.filter((game) => hasEnded(figures, game)).toSorted((a, b) => at(decisions, a) - at(decisions, b));
  const closest = closestGame(figures, ended);
  const limited = columnOf(figures, 'limited')?.values;
  const noted = (sort: 'shortest' | 'longest' | 'fault' | 'stopped', some: readonly number[]): readonly Notable[] =>
    some.map((game) => ({ sort, game, decisions: at(decisions, game) }));
  return [
    ...noted('shortest', ended.slice(0, 1)),
    ...noted('longest', ended.length > 1 ? ended.slice(-1) : []),
    ...(closest ? [{ ...closest, decisions: at(decisions, closest.game) }] : []),
    ...noted('fault', games.filter((game) => figures.faults[game] === 1).slice(0, MOST_ODD)),
    ...noted('stopped', games.filter((game) => limited?.[game] === 1).slice(0, MOST_ODD)),
  ];
}

const hasEnded = (figures: GameFigures, game: number): boolean =>
  figures.faults[game] !== 1 && columnOf(figures, 'limited')?.values[game] !== 1;

const at = (values: Int32Array, game: number): number => values[game] ?? 0;

const columnOf = ({ columns }: GameFigures, sort: MeasureSort): Column | undefined =>
  columns.find(({ measure }) => measure.sort === sort);

const sumOf = (column: Column | undefined): number => column?.values.reduce((sum, one) => sum + one, 0) ?? 0;
