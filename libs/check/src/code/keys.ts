import { changed, type Expr, expressionsIn, treeKey } from '@sandtable/model';
import type { Ctx } from './ctx.ts';

/** Notes what a local ranges over: the set of a binder, or the keys of a map. */
export function rangesOver(ctx: Ctx, local: number, over: Expr | undefined): void {
  if (over !== undefined) ctx.body.ranges.set(local, over);
}

/** A range in the names of another body. Ranges are only compared, so what has no name there gets one of its own. */
export function inNames(range: Expr, numbers: ReadonlyMap<number, number>): Expr {
  const inner = new Set<number>();
  const expr = (e: Expr): Expr | undefined => {
    if (e.e !== 'local') return undefined;
    return inner.has(e.local) ? e : { ...e, local: numbers.get(e.local) ?? -1 - e.local };
  };
  const local = (bound: number): number => {
    inner.add(bound);
    return bound;
  };
  return changed('expr', range, { expr, local });
}

/** The keys of a map, as the set it was built from; `undefined` where that is not plain. */
export function keysOf(ctx: Ctx, map: Expr): Expr | undefined {
  switch (map.e) {
    case 'local':
      return ctx.body.ranges.get(map.local);
    case 'map':
      return filtered(map);
    case 'convert':
    case 'check':
    case 'with':
      return keysOf(ctx, map.of);
    default:
      return undefined;
  }
}

function filtered({ binder, where }: Expr & { readonly e: 'map' }): Expr {
  const { type, span } = binder.over;
  return where === undefined ? binder.over : { e: 'filter', binder, where, type, span };
}

/**
 * Whether a key is a local that runs through the keys of the map, as far as the text shows. What lies between may have
 * changed the set, so a missing key is still a fault: this only spares the author a test for `none`.
 */
export function knownKey(ctx: Ctx, map: Expr, key: Expr): boolean {
  const own = plainLocal(key);
  const over = own === undefined ? undefined : ctx.body.ranges.get(own);
  if (over === undefined) return false;
  const keys = keysOf(ctx, map);
  return runs(over, map, keys);
}

function runs(over: Expr, map: Expr, keys: Expr | undefined): boolean {
  if (keys !== undefined && sameExpr(over, keys)) return true;
  if (over.e === 'keys') return sameExpr(over.of, map);
  if (over.e === 'filter') return runs(over.binder.over, map, keys);
  return over.e === 'setop' && over.op !== '+' && runs(over.left, map, keys);
}

/** The local an expression reads, whatever type it is brought to. */
export function plainLocal(expr: Expr): number | undefined {
  if (expr.e === 'convert' || expr.e === 'check') return plainLocal(expr.of);
  return expr.e === 'local' ? expr.local : undefined;
}

/** The same text in the same sight, whatever the members of a set are called in it. */
export const sameExpr = (a: Expr, b: Expr): boolean => treeKey(nameless(a)) === treeKey(nameless(b));

/** An expression with the members of filtered sets numbered from -1 down, which nothing in sight is. */
function nameless(range: Expr): Expr {
  const sets = expressionsIn('expr', range).flatMap((e) => (e.e === 'filter' ? [e.binder.local] : []));
  const local = (bound: number): number => (sets.includes(bound) ? -1 - sets.indexOf(bound) : bound);
  const expr = (e: Expr): Expr | undefined => (e.e === 'local' ? { ...e, local: local(e.local) } : undefined);
  return sets.length === 0 ? range : changed('expr', range, { expr, local });
}
