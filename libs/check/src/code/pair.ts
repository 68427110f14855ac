import type { Expr, Type } from '@sandtable/model';
import { setOf } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { convert } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { join } from './fit.ts';
import { isDeclared } from './names.ts';
import { showType } from './show.ts';

/** Expressions whose type must come from elsewhere: names of members and tags, `none`, `{}`. */
export function vague(ctx: Ctx, expr: syntax.Expr): boolean {
  switch (expr.node) {
    case 'none':
      return true;
    case 'name':
      return !isDeclared(ctx, expr.name.text);
    case 'paren':
      return vague(ctx, expr.inner);
    case 'set':
    case 'list':
      return expr.items.every((item) => vague(ctx, item));
    case 'ifExpr':
      return vague(ctx, expr.then) && vague(ctx, expr.else);
    case 'apply':
      return expr.callee.node === 'name' && isTagCall(ctx, expr.callee.name.text);
    default:
      return false;
  }
}

const isTagCall = ({ world }: Ctx, name: string): boolean =>
  world.tags.has(name) &&
  !world.functions.has(name) &&
  !world.searches.has(name) &&
  !world.relations.has(name) &&
  !world.states.has(name) &&
  !world.piles.has(name);

/** Checks two operands; the vaguer one learns its type from the other. */
export function pair(ctx: Ctx, left: syntax.Expr, right: syntax.Expr, hint: Type | undefined): readonly [Expr, Expr] {
  if (vague(ctx, left) && !vague(ctx, right)) {
    const second = ctx.expr(right, hint);
    return [ctx.expr(left, second.type), second];
  }
  const first = ctx.expr(left, hint);
  return [first, ctx.expr(right, hint ?? first.type)];
}

/** Like `pair` for `item in set`: each side expects the elements of the other. */
export function pairIn(
  ctx: Ctx,
  item: syntax.Expr,
  set: syntax.Expr,
  asSet: (expr: syntax.Expr, hint: Type | undefined) => Expr,
): readonly [Expr, Expr] {
  if (vague(ctx, item) && !vague(ctx, set)) {
    const of = asSet(set, undefined);
    return [ctx.expr(item, of.type.t === 'set' || of.type.t === 'list' ? of.type.of : undefined), of];
  }
  const first = ctx.expr(item, undefined);
  return [first, asSet(set, first.type.t === 'error' ? undefined : setOf(first.type))];
}

/** Brings both to one type, or reports that there is none. */
export function unify(ctx: Ctx, left: Expr, right: Expr, span: syntax.Expr['span']): readonly [Expr, Expr] | undefined {
  const type = join(left.type, right.type);
  if (type?.t === 'error') return undefined;
  if (type !== undefined) return [convert(left, type), convert(right, type)];
  report(ctx, 'type/mismatch', span, { found: showType(right.type), expected: showType(left.type) });
  return undefined;
}
