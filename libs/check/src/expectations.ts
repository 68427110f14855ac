import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { evaluateConstant } from '@sandtable/eval';
import type { Expectation, Expr, Model } from '@sandtable/model';

/** Expectations that are not true of the state a match begins with. One that names a ruling is a known contradiction. */
export const failedExpectations = (model: Model): readonly Diagnostic[] =>
  model.expectations.flatMap((one) => (one.ruling !== undefined || holds(model, one) ? [] : [failure(model, one)]));

function holds(model: Model, { test, locals }: Expectation): boolean {
  const result = evaluateConstant(model, test, locals);
  return 'value' in result && result.value === 1;
}

function failure(model: Model, { test, name, locals }: Expectation): Diagnostic {
  const [left, right] = test.e === 'compare' ? [test.left, test.right].map(count) : [];
  const sides = left !== undefined && right !== undefined ? 'known' : 'unknown';
  return finding('expect/failed', test.span, { name: name ?? '', sides, left: left ?? '', right: right ?? '' });

  /** Numbers help to see what is wrong; other values are told by the text itself. */
  function count(side: Expr): number | undefined {
    const result = side.type.t === 'int' ? evaluateConstant(model, side, locals) : undefined;
    return result && 'value' in result && typeof result.value === 'number' ? result.value : undefined;
  }
}
