/** How thorough a search is. */
export interface Effort {
  /** Continuations that are tried. */
  readonly iterations: number;
  /** Decisions that are played behind each that is new, before it is judged who is ahead. */
  readonly ahead: number;
  /** The same where who is ahead can't be seen from a position. */
  readonly aheadIfBlind?: number;
  /** Nothing more is tried once all decisions together cost this much. */
  readonly work?: number;
  /**
   * Trees that share iterations and work, each grown by itself, so that several threads can do it; one without it. How many
   * there are belongs to the strength, not to the machine: the answer depends on it.
   */
  readonly parts?: number;
  /** Asked between two iterations: false once nobody wants to wait any longer. */
  readonly mayGoOn?: (() => boolean) | undefined;
}
