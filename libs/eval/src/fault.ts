import type { Local, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { RunValue } from './value.ts';

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

/** What did not fit: a value of type `from`, the type `to` it should have had, or how many were found. */
export interface Misfit {
  readonly value?: { readonly is: RunValue; readonly from: Type };
  readonly to?: Type;
  readonly found?: number;
}

/** The locals around the place of a fault, as they were then. */
interface Around {
  readonly locals: readonly Local[];
  readonly values: readonly (RunValue | undefined)[];
}

/** Thrown inside an evaluation, caught at its rim: whoever started it decides what a fault means. */
export class Fault extends Error {
  readonly fault: FaultName;
  readonly span: Span;
  readonly misfit: Misfit;
  /** Of the innermost call; absent where nothing was evaluated yet. */
  around: Around | undefined;
  /** Loops that it left, the innermost first; `open` are those that need not end. */
  readonly loops: { readonly span: Span; readonly open: boolean }[] = [];

  constructor(fault: FaultName, span: Span, misfit: Misfit = {}) {
    super(`fault ${fault} at ${span.file}:${span.start}`);
    this.fault = fault;
    this.span = span;
    this.misfit = misfit;
  }
}

/** Notes on a fault which locals it met; the first who notes is the one closest to its place. */
export function noted(error: unknown, { locals, values }: Around): unknown {
  if (error instanceof Fault) error.around ??= { locals, values: [...values] };
  return error;
}
