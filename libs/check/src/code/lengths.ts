import type { Expr } from '@sandtable/model';
import type { Ctx } from './ctx.ts';
import { plainLocal, sameExpr } from './keys.ts';

/** Notes how many items a local surely has, as long as nothing is assigned to it. */
export function hasAtLeast(ctx: Ctx, local: number, list: Expr): void {
  const least = leastOf(ctx, list);
  if (least > 0) ctx.body.lengths.set(local, least);
}

/** How many items a list has at least, as far as the text shows. */
export function leastOf(ctx: Ctx, list: Expr): number {
  switch (list.e) {
    case 'list':
      return list.items.length;
    case 'value':
      return Array.isArray(list.value) ? list.value.length : 0;
    case 'local':
      return ctx.body.lengths.get(list.local) ?? 0;
    case 'concat':
      return leastOf(ctx, list.left) + leastOf(ctx, list.right);
    case 'convert':
    case 'check':
    case 'with':
      return leastOf(ctx, list.of);
    case 'collect':
      return list.where === undefined ? list.binders.reduce((n, { over }) => n * leastIn(ctx, over), 1) : 0;
    default:
      return 0;
  }
}

function leastIn(ctx: Ctx, over: Expr): number {
  if (over.type.t === 'list') return leastOf(ctx, over);
  if (over.e === 'every') return over.type.t === 'set' && over.type.of.t === 'kind' ? over.type.of.size : 0;
  return over.e === 'stretch' && over.low.type.t === 'int' && over.high.type.t === 'int'
    ? Math.max(0, over.high.type.min - over.low.type.max + 1)
    : 0;
}

/** Whether a place is known to be there: by its number, or since it runs through `1..count(xs)`. */
export function inPlaces(ctx: Ctx, list: Expr, index: Expr): boolean {
  if (index.type.t !== 'int' || index.type.min < 1) return false;
  if (index.type.max <= leastOf(ctx, list)) return true;
  const own = plainLocal(index);
  const over = own === undefined ? undefined : ctx.body.ranges.get(own);
  return over !== undefined && withinCount(over, list);
}

function withinCount(over: Expr, list: Expr): boolean {
  if (over.e === 'filter') return withinCount(over.binder.over, list);
  if (over.e !== 'stretch' || over.low.type.t !== 'int' || over.low.type.min < 1) return false;
  const high = over.high.e === 'convert' ? over.high.of : over.high;
  return high.e === 'size' && sameExpr(high.of, list);
}
