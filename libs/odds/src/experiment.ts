import type { Random } from '@sandtable/bots';
import { ASKS, type GameModule, RUNNING, STATUS } from '@sandtable/engine';

/** Something that is done to a position, and what becomes of it by chance. */
export interface Experiment {
  /** A module whose chance is forced, see `scriptedChance`. */
  readonly module: GameModule;
  readonly from: Int32Array;
  /** Runs from a copy of `from` to the next rest. */
  begin(S: Int32Array): void;
  /**
   * Puts an answer to the question that is open into the module's scratch array; false ends the experiment there. What
   * it draws counts as chance. Without it every question ends the experiment.
   */
  readonly answer?: ((S: Int32Array, random: Random) => boolean) | undefined;
  /** Makes positions alike that differ in nothing that counts, where the experiment ends. */
  readonly settle?: ((S: Int32Array) => void) | undefined;
  /** What was met since it was asked last, as the events of the module tell it: texts of which each is counted. */
  readonly marks?: ((S: Int32Array) => readonly string[]) | undefined;
}

/** Answers the open question, if the experiment goes on from here. */
export function goOn({ module, answer }: Experiment, S: Int32Array, random: Random): boolean {
  if (answer === undefined || !isAsked(S) || !answer(S, random)) return false;
  module.decide(S);
  return true;
}

export const isAsked = (S: Int32Array): boolean => S[STATUS] === RUNNING && S[ASKS] !== 0;
