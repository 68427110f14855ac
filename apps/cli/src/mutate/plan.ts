import type { InputFile } from '@sandtable/compiler';
import type { Judged, Mutant } from '@sandtable/mutate';

/** Changes of a ruleset that are to be judged, here or by workers. */
export interface Plan {
  readonly sources: readonly InputFile[];
  readonly variants: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** The verdicts on a stretch of the changes. */
export interface Part {
  readonly first: number;
  readonly judged: readonly Judged[];
}
