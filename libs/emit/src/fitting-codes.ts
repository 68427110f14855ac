import { codeAt, type Expr, type Pattern, sizeOf, type Type } from '@sandtable/model';
import { evaluator } from './constant.ts';
import type { Scope } from './unit.ts';

interface Fitting {
  readonly type: Type;
  readonly codes: readonly number[];
}
/** The same test is emitted at many places: as an offer, a requirement, a reason. */
const fitting = new WeakMap<Pattern, Fitting>();

/** The codes that a pattern fits. */
export function codesOf(s: Scope, test: Extract<Expr, { e: 'is' }>): readonly number[] {
  const { type } = test.of;
  // Taken in any case: numbers of locals must not depend on what was asked before.
  const local = s.extra(type);
  const known = fitting.get(test.pattern);
  if (known?.type === type) return known.codes;
  const codes = triedCodes(s, test, local);
  fitting.set(test.pattern, { type, codes });
  return codes;
}

function triedCodes(s: Scope, test: Extract<Expr, { e: 'is' }>, local: number): readonly number[] {
  const { type, span } = test.of;
  const at = evaluator(s.unit.model, s.locals);
  const each: Expr = { ...test, of: { e: 'local', local, type, span } };
  const codes = Array.from({ length: sizeOf(type) }, (_, ordinal) => codeAt(type, ordinal));
  const { pattern } = test;
  if (pattern.p === 'codes')
    return codes.filter((code) => pattern.stretches.some(({ low, high }) => low <= code && code <= high));
  return codes.filter((code) => {
    at.values[local] = code;
    return at.value(each) === 1;
  });
}
