import { type Expr, errorType, setOf } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { coerce } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { within } from './scope.ts';

/** Roles as a set: a role alone stands for the set that holds it, also in a branch. */
export function checkRoles(ctx: Ctx, expr: syntax.Expr): Expr {
  const role = ctx.world.kinds[ctx.world.roleKind]?.type ?? errorType;
  if (expr.node === 'paren') return checkRoles(ctx, expr.inner);
  if (expr.node === 'ifExpr') return branches(ctx, expr);
  const found = ctx.expr(expr, role.t === 'error' ? undefined : setOf(role));
  if (found.type.t !== 'kind') return role.t === 'error' ? found : coerce(ctx, found, setOf(role));
  return { e: 'set', items: [coerce(ctx, found, role)], type: setOf(role), span: found.span };
}

function branches(ctx: Ctx, expr: syntax.Expr & { readonly node: 'ifExpr' }): Expr {
  const test = ctx.test(expr.test);
  const then = within(ctx, test.yes, () => checkRoles(ctx, expr.then));
  const other = within(ctx, test.no, () => checkRoles(ctx, expr.else));
  return { e: 'if', test: test.expr, then, else: other, type: then.type, span: expr.span };
}

/** `reveal x` is for everyone, `reveal x to S` for the roles of S. */
export function checkTo(ctx: Ctx, to: syntax.Expr | undefined, span: Expr['span']): Expr {
  const role = ctx.world.kinds[ctx.world.roleKind]?.type ?? errorType;
  if (role.t === 'error') report(ctx, 'audience/no-seats', span);
  return to === undefined ? { e: 'every', type: setOf(role), span } : checkRoles(ctx, to);
}
