import { codeAt, type Expr, expressionsBelow, sizeOf } from '@sandtable/model';
import { evaluator } from './constant.ts';
import { factsOf } from './facts.ts';
import { bodyOf, isSmall } from './inline.ts';
import { binding } from './tree.ts';
import type { Scope } from './unit.ts';

/**
 * Which values of a local fare alike in an expression, because it looks at constants of them only, and these are the
 * same: the number of its group for each value, by ordinal. Undefined where none are sure to.
 */
export function alike(s: Scope, e: Expr, local: number): readonly number[] | undefined {
  const parts: Expr[] = [];
  if (s.unit.watched || !gather(s, e, local, parts)) return undefined;
  const at = evaluator(s.unit.model, s.locals);
  const groups = new Map<string, number>();
  const type = s.typeOf(local);
  const numbers = Array.from({ length: sizeOf(type) }, (_, ordinal) => {
    at.values[local] = codeAt(type, ordinal);
    const values = parts.map((part) => at.value(part));
    const key = values.every((value) => value !== undefined) ? JSON.stringify(values) : `alone ${ordinal}`;
    return groups.get(key) ?? groups.set(key, groups.size).size - 1;
  });
  return groups.size < numbers.length ? numbers : undefined;
}

/** Finds the parts that are made of the local alone; false where it is evaluated in another way. */
function gather(s: Scope, e: Expr, local: number, parts: Expr[]): boolean {
  const { reads, binds, constant } = factsOf(s.unit.model, e);
  if (!reads.has(local)) return true;
  if (e.e === 'local') return false;
  if (constant && !binding(e) && [...reads].every((each) => each === local || binds.has(each)))
    return parts.push(e) > 0;
  if (e.e === 'call') return isSmall(s, e.fn) && gather(s, bodyOf(s, e.fn, e.args), local, parts);
  return expressionsBelow('expr', e).every((part) => gather(s, part, local, parts));
}
