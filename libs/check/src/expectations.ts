import { type Diagnostic, finding, type Label } from '@sandtable/diagnostics';
import { type Case, counterexample, evaluateConstant, type Memory, makeMemory } from '@sandtable/eval';
import type { Expectation, Expr, Member, Model } from '@sandtable/model';

/**
 * Expectations that are not true of the state a match begins with. One that names a ruling is a known contradiction.
 */
export function failedExpectations(model: Model): readonly Diagnostic[] {
  const memory = makeMemory();
  const holds = ({ test, locals }: Expectation): boolean => isTrue(model, test, locals, memory);
  return model.expectations.flatMap((one) => (one.ruling !== undefined || holds(one) ? [] : [failure(model, one)]));
}

function isTrue(model: Model, test: Expr, locals: Expectation['locals'], memory?: Memory): boolean {
  const result = evaluateConstant(model, test, locals, [], memory);
  return 'value' in result && result.value === 1;
}

/** Of several conditions joined by `and`, the first that isn't true. */
function failing(model: Model, test: Expr, locals: Expectation['locals']): Expr {
  if (test.e !== 'logic' || test.op !== 'and') return test;
  return failing(model, isTrue(model, test.left, locals) ? test.right : test.left, locals);
}

function failure(model: Model, { test: whole, name, locals }: Expectation): Diagnostic {
  const test = failing(model, whole, locals);
  const [left, right] = test.e === 'compare' ? [test.left, test.right].map(count) : [];
  const against = counterexample(model, test, locals).flatMap((one) => describe(model, one));
  const known = left !== undefined && right !== undefined ? 'known' : 'unknown';
  const fields = { name: name ?? '', sides: against.length > 0 ? 'case' : known, left: left ?? '', right: right ?? '' };
  const labels = against.flatMap(({ label }) => label ?? []);
  return finding(
    'expect/failed',
    test.span,
    { ...fields, case: against.map(({ text }) => text).join(', ') },
    { labels },
  );

  /** Numbers help to see what is wrong; other values can be seen in the text itself. */
  function count(side: Expr): number | undefined {
    const result = side.type.t === 'int' ? evaluateConstant(model, side, locals) : undefined;
    return result && 'value' in result && typeof result.value === 'number' ? result.value : undefined;
  }
}

/** A member is shown where its row stands. */
function describe(model: Model, { name, type, value }: Case): { readonly text: string; readonly label?: Label }[] {
  if (typeof value !== 'number') return [];
  if (type.t === 'int' && type.den === 1) return [{ text: `${name} = ${value}` }];
  const member = type.t === 'kind' ? model.kinds[type.kind]?.members[value] : undefined;
  return member ? [{ text: `${name} = ${member.id}`, label: rowOf(member) }] : [];
}

const rowOf = ({ id, at }: Member): Label => ({ span: at.span, code: 'this', fields: { name: id } });
