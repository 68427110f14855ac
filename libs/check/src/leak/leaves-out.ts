import type { Expr, Model } from '@sandtable/model';
import type { Terms } from './form.ts';
import { opened, plain } from './term.ts';

/** `x == y` in a filter leaves one. */
const isOne = (where: Expr): boolean =>
  (where.e === 'compare' && where.op === '==') ||
  (where.e === 'logic' && where.op === 'and' && [where.left, where.right].some((side) => isOne(plain(side))));

/** A set as it is written, without the locals of a match: whether it surely leaves out someone, in some case. */
export function leavesOut(model: Model, terms: Terms, set: Expr, roles: number, sure: boolean): boolean {
  const found = plain(set);
  if (found.e === 'set') return found.items.length < roles;
  if (found.e === 'filter') return isOne(plain(found.where));
  if (found.e === 'if') {
    const sides = [found.then, found.else].map((side) => leavesOut(model, terms, side, roles, sure));
    return sure ? sides.every(Boolean) : sides.some(Boolean);
  }
  const body = found.e === 'call' ? opened(model, found, terms) : undefined;
  return body !== undefined && leavesOut(model, terms, body, roles, sure);
}
