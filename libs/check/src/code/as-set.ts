import type { Expr, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { type Ctx, report } from './ctx.ts';
import { failed } from './names.ts';
import { showType } from './show.ts';

/** An expression that must be a set. */
export function asSet(ctx: Ctx, expr: syntax.Expr, hint: Type | undefined): Expr {
  return setFrom(ctx, ctx.expr(expr, hint));
}

/** An expression that something can be taken out of, one after the other: a set or a list. */
export function asSource(ctx: Ctx, expr: syntax.Expr, hint: Type | undefined): Expr {
  const source = ctx.expr(expr, hint);
  return source.type.t === 'list' ? source : setFrom(ctx, source);
}

/** The same expression if it is a set; anything else is reported. */
export function setFrom(ctx: Ctx, set: Expr): Expr {
  if (set.type.t === 'set' || set.type.t === 'error') return set;
  report(ctx, 'type/set', set.span, { found: showType(set.type) });
  return failed(set.span);
}
