import { type Guesses, mergeGuesses } from './guesses.ts';

/** A game that faulted, with what it takes to see it again. */
export interface FaultSeen {
  /** Its number in the series. */
  readonly game: number;
  /** What its dice were thrown with. */
  readonly seed: number;
  readonly fault: string;
  readonly place: number;
}

/** The result; batches over parts of a series merge in any order. */
export interface Totals {
  readonly games: number;
  readonly decisions: number;
  /** Decisions of the shortest game and of the longest; `Infinity` and 0 where there was none. */
  readonly shortest: number;
  readonly longest: number;
  readonly won: number;
  readonly drawn: number;
  /** Games that reached the limit of decisions. */
  readonly limited: number;
  readonly faults: number;
  readonly firstFaults: readonly FaultSeen[];
  /** Wins by role; a shared win counts for each. */
  readonly winners: Readonly<Record<string, number>>;
  /** Times each of `info.counted` ran; empty for modules that do not count. */
  readonly ran: readonly number[];
  /** How often something was read of the row of each member, those of all kinds in their order. */
  readonly read: readonly number[];
  /** What bots answered at random although they have a way to choose. */
  readonly guesses: Guesses;
  /** Sum, modulo 2^52, of a hash per game over its number and last bytes: the same games give the same figure. */
  readonly digest: number;
}

export const FAULTS_KEPT = 10;
/** Half of what a double holds exactly, so that a sum of two never loses a bit. */
export const DIGEST_RANGE = 2 ** 52;

export const noTotals: Totals = {
  games: 0,
  decisions: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  won: 0,
  drawn: 0,
  limited: 0,
  faults: 0,
  firstFaults: [],
  winners: {},
  ran: [],
  read: [],
  guesses: {},
  digest: 0,
};

export function merge(a: Totals, b: Totals): Totals {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    shortest: Math.min(a.shortest, b.shortest),
    longest: Math.max(a.longest, b.longest),
    won: a.won + b.won,
    drawn: a.drawn + b.drawn,
    limited: a.limited + b.limited,
    faults: a.faults + b.faults,
    firstFaults: firstOf([...a.firstFaults, ...b.firstFaults]),
    winners: sumByRole(a.winners, b.winners),
    ran: sumByPlace(a.ran, b.ran),
    read: sumByPlace(a.read, b.read),
    guesses: mergeGuesses(a.guesses, b.guesses),
    digest: (a.digest + b.digest) % DIGEST_RANGE,
  };
}

const firstOf = (faults: readonly FaultSeen[]): readonly FaultSeen[] =>
  faults.toSorted((a, b) => a.game - b.game).slice(0, FAULTS_KEPT);

function sumByRole(a: Totals['winners'], b: Totals['winners']): Totals['winners'] {
  const winners = new Map(Object.entries(a));
  for (const [role, wins] of Object.entries(b)) winners.set(role, (winners.get(role) ?? 0) + wins);
  return Object.fromEntries(winners);
}

const sumByPlace = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
