/** What the rules say about policies and the questions they rank, as data. */
export interface PolicyShape {
  /** Parts by policy, in their order. */
  readonly policies: readonly (readonly PolicyPartShape[])[];
  /** Questions by number: those that some policy covers. */
  readonly choices: Readonly<Record<number, RankedChoice>>;
  /** The number of words of the largest set of candidates, keys or arms. */
  readonly words: number;
  /** The largest number of parameters of an arm, at least 2. */
  readonly deepest: number;
}
export interface PolicyPartShape {
  /** Its number among all parts. */
  readonly part: number;
  readonly choice: number;
  readonly random: boolean;
  readonly lines: readonly PolicyLineShape[];
}
export interface PolicyLineShape {
  /** Its number among all lines. */
  readonly line: number;
  /** The arm of a menu that it is about, or -1. */
  readonly arm: number;
  /** The number of its criteria. */
  readonly merits: number;
}
/** A question as policies fill it in. Codes are ordinals plus the lowest code of their type. */
export type RankedChoice =
  | { readonly form: 'menu'; readonly lows: readonly (readonly number[])[] }
  | {
      readonly form: 'one' | 'optional' | 'some' | 'order';
      /** The type of what is ranked: a value of a cell, or a member of a set. */
      readonly low: number;
      readonly words: number;
      readonly each?: RankedKeys | undefined;
    };
/** The keys of an assignment; `partial` maps have a bitset of their keys after the values. */
export interface RankedKeys {
  readonly keys: number;
  readonly low: number;
  readonly partial: boolean;
}

/** What emitted code does for a policy. */
export interface PolicyRules {
  applies(S: Int32Array, part: number): boolean;
  /**
   * Whether a value passes a line; if so, its scores are written (more is better). `values` are codes: those of the
   * parameters of an arm, or that of a cell; for an assignment, then the key and a bitset of the assigned keys.
   */
  fits(S: Int32Array, line: number, values: Int32Array, merits: Int32Array): boolean;
  candidates(S: Int32Array, depth: number, out: Int32Array): number;
  bounds(S: Int32Array, out: Int32Array, depth: number): void;
  keys(S: Int32Array, out: Int32Array): number;
  validate(S: Int32Array): number;
}
