import type { counted, Traffic } from '@sandtable/bots';
import type { SpanInfo } from '@sandtable/engine';

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

/** What was counted so far in games that were played, or in examples that were run. */
export interface GameCounts {
  readonly counts: Counts;
  readonly games: number;
}

/** Rules by path, with the statements that tell of their use. */
export const rulesOf = (uses: ReadonlyMap<string, number>): readonly CountedRule[] =>
  [...uses].map(([path, at]) => ({ path, at }));

export const countsOf = ([ran, read]: ReturnType<typeof counted>, { named, entered }: Traffic): Counts => ({
  ran,
  read,
  named: [...named],
  entered: [...entered],
});
