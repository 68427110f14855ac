import { changed, type Expr, type Pattern, sizeOf, type Type } from '@sandtable/model';

/**
 * Behind a condition that says that a field of `local` isn't none, the field has a value: a pattern for everything but
 * none fits without a test. The position must not change in between.
 */
export function present(tests: readonly Expr[], local: number): (later: Expr) => Expr {
  const fields = new Set(tests.flatMap((test) => filledBy(test, local) ?? []));
  if (fields.size === 0) return (later) => later;
  return (later) =>
    changed('expr', later, {
      expr: (e) => {
        if (e.e !== 'is' || !fields.has(fieldOf(e.of, local) ?? -1)) return undefined;
        return isAnyValue(e.pattern, e.of.type) ? { ...e, pattern: { p: 'any', bind: e.pattern.bind } } : undefined;
      },
    });
}

/** The field that a condition shows to have a value. */
function filledBy(test: Expr, local: number): number | undefined {
  if (test.e === 'is') return isAnyValue(test.pattern, test.of.type) ? fieldOf(test.of, local) : undefined;
  if (test.e !== 'not' || test.of.e !== 'is') return undefined;
  const { of, pattern } = test.of;
  return isOptional(of.type) && isStretch(pattern, 0, 0) ? fieldOf(of, local) : undefined;
}

const fieldOf = (e: Expr, local: number): number | undefined =>
  e.e === 'field' && e.of.e === 'local' && e.of.local === local ? e.field : undefined;

/** Code 0 is none. */
const isOptional = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

type Codes = Extract<Pattern, { p: 'codes' }>;

const isAnyValue = (pattern: Pattern, type: Type): pattern is Codes =>
  isOptional(type) && isStretch(pattern, 1, sizeOf(type) - 1);

function isStretch(pattern: Pattern, low: number, high: number): pattern is Codes {
  if (pattern.p !== 'codes') return false;
  const [stretch, more] = pattern.stretches;
  return more === undefined && stretch?.low === low && stretch.high === high;
}
