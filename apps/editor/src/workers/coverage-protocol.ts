import type { Countable, Counts, GameCounts } from '@sandtable/analysis';
import type { Counting } from '@sandtable/compiler';
import type { Model } from '@sandtable/model';
import type { Save } from '@sandtable/session';

/** Counts what runs of the rules; what takes long is reported in stretches, until it is done. */
export interface CoverageApi {
  begin(counting: Counting): Promise<Countable>;
  /** Counts what ran in a match, up to where it stands. */
  match(save: Save): Counts | undefined;
  /** Lets bots play. */
  games(games: number): CountedGames;
  gamesOn(): CountedGames;
  /** Runs the worked examples by the slow interpreter. */
  examples(model: Model): Promise<CountedGames>;
  examplesOn(): CountedGames;
  /** Lets bots play until a counted statement runs. */
  look(place: number, games: number): Looked;
  lookOn(): Looked;
}

interface Stretch {
  readonly done: boolean;
}
export interface CountedGames extends Stretch, Partial<GameCounts> {}
export interface Looked extends Stretch {
  /** Games that were played. */
  readonly games?: number;
  /** The match in which it ran, as far as it was played then. */
  readonly found?: Save;
}
