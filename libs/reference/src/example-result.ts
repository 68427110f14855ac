import type { Fault } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type FaultValue, valuesAt } from './fault-values.ts';

export type ExampleResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: string;
      readonly fields: Readonly<Record<string, string | number>>;
      readonly span: Span;
      /** What a fault met. */
      readonly values: readonly FaultValue[];
    };
type Failure = Extract<ExampleResult, { ok: false }>;

/** How an example stops as soon as something is not as it says. */
export class Miss extends Error {
  readonly failure: Failure;
  constructor(found: Failure) {
    super(found.code);
    this.failure = found;
  }
}

const failure = (code: string, span: Span, fields: Failure['fields'] = {}): Failure => ({
  ok: false,
  code,
  fields,
  span,
  values: [],
});
export const faulted = (model: Model, fault: Fault): Failure => ({
  ...failure('example/fault', fault.span, { fault: fault.fault }),
  values: valuesAt(model, fault),
});
/** Stops the example. */
export function miss(code: string, span: Span, fields: Failure['fields'] = {}): never {
  throw new Miss(failure(code, span, fields));
}
