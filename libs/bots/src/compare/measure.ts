/** Something that is counted in every game, under both rulesets. */
export interface Measure {
  readonly sort: MeasureSort;
  /** Of a winner the role; of a rule its path; of a member `Kind.member`; of a field `Kind.field`. */
  readonly path: string;
  /** Whose value it is, or what members are counted for having. */
  readonly value?: string | undefined;
  /** Figures are counted in parts of one; absent where they are whole. */
  readonly parts?: number | undefined;
}

/**
 * `won`: games that a role won · `drawn`, `limited`: games that nobody won, or that were stopped · `decisions` ·
 * `use`: how often a rule ran · `chosen`: how often answers name a member · `final`: a number when the game ended; of kinds
 * whose members are not roles its sum · `members`: how many members had a value then, or were there.
 */
export type MeasureSort = 'won' | 'drawn' | 'limited' | 'decisions' | 'use' | 'chosen' | 'final' | 'members';

/** One ruleset's way to the figures of a measure, in the game that was played last. */
export interface Probe {
  readonly measure: Measure;
  read(): number;
}

export const keyOf = ({ sort, path, value }: Measure): string => `${sort} ${path} ${value ?? ''}`;
