import type { Expr } from '@sandtable/model';
import type { Ctx } from './ctx.ts';

/** Notes what a local ranges over: the set of a binder, or the keys of a map. */
export function rangesOver(ctx: Ctx, local: number, over: Expr | undefined): void {
  if (over !== undefined) ctx.body.ranges.set(local, over);
}

/** A range in the names of another body. Ranges are only compared, so what has no name there gets one of its own. */
export function inNames(range: Expr, numbers: ReadonlyMap<number, number>): Expr {
  const inner = new Set<unknown>();
  const renamed = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(renamed);
    const { e, local, bind } = node as { readonly e?: unknown; readonly local?: unknown; readonly bind?: unknown };
    if (e === 'local' && typeof local === 'number' && !inner.has(local))
      return { ...node, local: numbers.get(local) ?? -1 - local };
    if (e !== 'local') inner.add(local).add(bind);
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, key === 'type' ? child : renamed(child)]),
    );
  };
  return renamed(range) as Expr;
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
export function sameExpr(a: unknown, b: unknown, names: ReadonlyMap<unknown, unknown> = new Map()): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a).filter(meant), Object.entries(b).filter(meant)];
  const inside = bound(a as Partial<Expr>, b as Partial<Expr>, names);
  return left.length === right.length && left.every(([key, value]) => same(key, value));

  function same(key: string, value: unknown): boolean {
    const other = (b as Record<string, unknown>)[key];
    return key === 'local' && inside.has(value) ? inside.get(value) === other : sameExpr(value, other, inside);
  }
}

const bound = (a: Partial<Expr>, b: Partial<Expr>, names: ReadonlyMap<unknown, unknown>): typeof names =>
  a.e === 'filter' && b.e === 'filter' ? new Map([...names, [a.binder?.local, b.binder?.local]]) : names;

const meant = ([key]: readonly [string, unknown]): boolean => key !== 'span';
