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
