import type { Span } from '@sandtable/text';

/** The faults a rule can end a match with; the engine numbers the same names. */
export type FaultName =
  | 'budget'
  | 'range'
  | 'only'
  | 'nothing-to-choose'
  | 'unseated'
  | 'requires'
  | 'no-arm'
  | 'divide'
  | 'full'
  | 'circle';

/** Thrown inside an evaluation, caught at its rim: whoever started it decides what a fault means. */
export class Fault extends Error {
  readonly fault: FaultName;
  readonly span: Span;

  constructor(fault: FaultName, span: Span) {
    super(`fault ${fault} at ${span.file}:${span.start}`);
    this.fault = fault;
    this.span = span;
  }
}
