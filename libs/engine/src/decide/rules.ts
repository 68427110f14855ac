/** The structure of a block: the number of instances of each decision, in order, and the lines for circles. */
export interface DeciderShape {
  readonly sizes: readonly number[];
  readonly circle: readonly {
    readonly when: 'some' | 'only' | 'else';
    readonly decide: number;
    /** -1 means all of them. */
    readonly set: number;
    readonly value: boolean;
  }[];
}

/** What the rules say about a position. */
export interface DeciderRules {
  /** Lists the existing instances; returns how many there are. */
  list(S: Int32Array, out: Int32Array): number;
  /**
   * The value of an equation: 0 if it is false, 3 if it is true, 2 if it is open, 1 if it can't be known. It calls
   * `open` for each open answer that it reads.
   */
  evaluate(S: Int32Array, at: number): number;
}
