import type { Foreseen } from '@sandtable/session';

/** An answer that isn't given yet, and what it would do. */
export interface ForeseenAnswer extends Foreseen {
  /** What of the board would be chosen to give it; undefined where it is chosen already, and waits for the rest. */
  readonly on: string | undefined;
}
