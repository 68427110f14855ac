/** The decisions of a block that hold: per decision, its arguments in mixed radix. */
export type Answers = readonly ReadonlySet<number>[];
