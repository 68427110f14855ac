/** How a block looks: how many instances each decision has, one behind the other, and what is done about circles. */
export interface DeciderShape {
  readonly sizes: readonly number[];
  readonly circle: readonly {
    readonly when: 'some' | 'only' | 'else';
    readonly decide: number;
    /** -1 is all of them. */
    readonly set: number;
    readonly value: boolean;
  }[];
}

/** What the rules say of a position. */
export interface DeciderRules {
  /** Lists the instances that there are; returns how many. */
  list(S: Int32Array, out: Int32Array): number;
  /**
   * What an equation says: 0 that it does not hold, 3 that it does, 2 that this is open, 1 that it can't be known. It
   * calls `open` for each open answer it looks at.
   */
  evaluate(S: Int32Array, at: number): number;
}
