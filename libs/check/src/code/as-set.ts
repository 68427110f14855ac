import type { Expr, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { type Ctx, later, report } from './ctx.ts';
import { failed } from './names.ts';
import { showType } from './show.ts';

/** An expression that must be a set. */
export function asSet(ctx: Ctx, expr: syntax.Expr, hint: Type | undefined): Expr {
  const set = ctx.expr(expr, hint);
  if (set.type.t === 'set' || set.type.t === 'error') return set;
  if (set.type.t === 'list' || set.type.t === 'map') later(ctx, set.type.t, set.span);
  else report(ctx, 'type/set', set.span, { found: showType(set.type) });
  return failed(set.span);
}
