import type { Expr } from '@sandtable/model';
import { faultless } from './faultless.ts';
import { folded } from './fold.ts';
import { inlined, isSmall } from './inline.ts';
import { conjuncts, replaced } from './tree.ts';
import type { Scope } from './unit.ts';

/** Filters one in another, also behind calls, as one set and a list of conditions. */
export function flattened(
  s: Scope,
  local: number,
  over: Expr,
  tests: readonly Expr[],
): { readonly over: Expr; readonly tests: readonly Expr[] } {
  const set = over.e === 'call' ? opened(s, over) : over;
  if (set.e !== 'filter' || !faultless(s.unit, set)) return { over: set, tests };
  const { binder } = set;
  const place = (e: Expr): Expr => (e.e === 'local' && e.local === binder.local ? { ...e, local } : e);
  const own = replaced(set.where, place, (each) => each);
  return flattened(s, local, binder.over, [...conjuncts(own), ...tests]);
}

/** A call of a short function that makes a set of sets, as that; one whose results lie in a table or are kept stays a call. */
export function opened(s: Scope, call: Extract<Expr, { e: 'call' }>): Expr {
  const body = s.unit.model.functions[call.fn]?.body;
  const algebra = body?.e === 'filter' || body?.e === 'setop' || body?.e === 'call';
  if (s.unit.watched || !algebra || !isSmall(s, call.fn) || s.unit.memos.rows.has(call.fn)) return call;
  return folded(s.unit, call.fn) === undefined ? inlined(s, call) : call;
}
