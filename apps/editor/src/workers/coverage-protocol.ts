import type { Counting } from '@sandtable/compiler';
import type { SpanInfo } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import type { Save } from '@sandtable/session';

/** A rule that has steps, and which of the counted statements tells how often it ran. */
export interface CountedRule {
  readonly path: string;
  readonly at: number;
}
/** What is counted in the rules: their statements, and their rules. */
export interface Countable {
  readonly rules: readonly CountedRule[];
  readonly statements: readonly SpanInfo[];
}

/** Counts of members stand one behind the other, those of all kinds in their order. */
export interface Counts {
  /** In the order of the statements. */
  readonly ran: readonly number[];
  /** How often something was read of the row of a member in its table. */
  readonly read: readonly number[];
  /** Decisions that name it. */
  readonly named: readonly number[];
  /** Times that something came to it. */
  readonly entered: readonly number[];
}
export const noCounts: Counts = { ran: [], read: [], named: [], entered: [] };

/** Counts what runs of the rules; what takes long is told in stretches, until it is done. */
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
/** What was counted so far in games that were played, or in examples that were run. */
export interface GameCounts {
  readonly counts: Counts;
  readonly games: number;
}
export interface Looked extends Stretch {
  /** Games that were played. */
  readonly games?: number;
  /** The match in which it ran, as far as it was played then. */
  readonly found?: Save;
}
