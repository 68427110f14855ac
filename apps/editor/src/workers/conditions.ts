import type { GameModule } from '@sandtable/engine';

/** A condition of the rules: a procedure that comes to a counted place where it is true. */
export interface Condition {
  readonly procedure: number;
  readonly place: number;
}

/** Whether a condition is true in a position; `scratch` is written to instead of it. */
export const holdsAt = (
  module: GameModule,
  position: Int32Array,
  scratch: Int32Array,
  { procedure, place }: Condition,
): boolean => {
  scratch.set(position);
  module.coverage?.fill(0);
  module.run?.(scratch, procedure);
  return hasRun(module, place);
};

/** Whether a counted place has run since counting began. */
export const hasRun = ({ coverage }: GameModule, place: number): boolean => (coverage?.[place] ?? 0) > 0;
