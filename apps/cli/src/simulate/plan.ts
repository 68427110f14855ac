import type { Bots } from '@sandtable/bots';

/** What to simulate, as data that crosses to a worker. */
export interface Plan {
  readonly javascript: string;
  /** Number of the first game; 0 where it is left out. */
  readonly first?: number;
  readonly games: number;
  readonly seed: number;
  readonly seats: readonly number[];
  readonly options: Int32Array | 'random';
  readonly maxDecisions: number;
  /** Absent: everyone plays at random. */
  readonly bots?: Bots | undefined;
}

/** A stretch of the games of a plan. */
export interface Share {
  readonly first: number;
  readonly games: number;
}

/** So many shares per worker that none waits long for another at the end. */
const PER_WORKER = 32;
/** Progress is told, and counters are read, after so many games at the latest. */
const MOST_GAMES = 1000;

/** Stretches that together are all games, each once. */
export function* shares({ first = 0, games }: Plan, workers: number): Generator<Share, void> {
  const size = Math.min(MOST_GAMES, Math.ceil(games / (workers * PER_WORKER)));
  for (let done = 0; done < games; done += size) yield { first: first + done, games: Math.min(size, games - done) };
}
