import type { GameModule } from '@sandtable/engine';
import type { Bots } from './bot.ts';

/** Which games to play: number `first` to `first + games - 1` of the series that `seed` begins. */
export interface Series {
  readonly module: GameModule;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** Layouts by index, taken in turn. */
  readonly seats: readonly number[];
  /** A code per option, or drawn again for each game. */
  readonly options: Int32Array | 'random';
  readonly maxDecisions: number;
  /** Absent: everyone plays at random, but for seats that a policy of the rules holds. */
  readonly bots?: Bots | undefined;
}

/** The seed of one game of a series. */
export const seedOf = (series: Series, game: number): number => (series.seed + game) | 0;
