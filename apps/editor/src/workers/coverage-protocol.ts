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

export type CoverageRequest =
  | { readonly op: 'begin'; readonly counting: Counting }
  /** What ran in a match, up to where it stands. */
  | { readonly op: 'match'; readonly save: Save }
  /** Lets bots play; goes on for as long as it is asked to. */
  | { readonly op: 'games'; readonly games: number }
  | { readonly op: 'games-on' }
  /** Runs the worked examples by the slow interpreter. */
  | { readonly op: 'examples'; readonly model: Model }
  | { readonly op: 'examples-on' }
  /** Lets bots play until a counted statement runs. */
  | { readonly op: 'look'; readonly place: number; readonly games: number }
  | { readonly op: 'look-on' };

export interface CoverageReply {
  readonly countable?: Countable;
  readonly counts?: Counts;
  /** Games that were played, or examples that were run. */
  readonly games?: number;
  readonly done?: boolean;
  /** The match in which it ran, as far as it was played then. */
  readonly found?: Save;
}
