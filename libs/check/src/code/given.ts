import type * as syntax from '@sandtable/syntax';
import type { Ctx } from './ctx.ts';
import { lookup } from './scope.ts';

/** The first part of what an effect is given that only a match decides: a local, an option, the position, a call. */
export function undecided(ctx: Ctx, expr: syntax.Expr): syntax.Expr | undefined {
  switch (expr.node) {
    case 'number':
    case 'string':
    case 'bool':
    case 'none':
    case 'missing':
      return undefined;
    case 'name':
      return isOpen(ctx, expr.name.text) ? expr : undefined;
    case 'paren':
      return undecided(ctx, expr.inner);
    case 'unary':
      return undecided(ctx, expr.of);
    case 'binary':
      return undecided(ctx, expr.left) ?? undecided(ctx, expr.right);
    case 'set':
    case 'list':
      return firstIn(ctx, expr.items);
    case 'apply':
      return isValue(ctx, expr)
        ? firstIn(
            ctx,
            expr.args.map(({ value }) => value),
          )
        : expr;
    default:
      return expr;
  }
}

function firstIn(ctx: Ctx, all: readonly syntax.Expr[]): syntax.Expr | undefined {
  for (const one of all) {
    const found = undecided(ctx, one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isOpen(ctx: Ctx, name: string): boolean {
  const { states, piles, settings } = ctx.world;
  const setting = settings.get(name);
  const chosen = setting !== undefined && setting.sort !== 'constant';
  return lookup(ctx, name) !== undefined || states.has(name) || piles.has(name) || chosen;
}

/** A tag with what belongs to it, or an effect with what it is given; anything else is a call. */
function isValue({ world }: Ctx, { callee, args }: syntax.Expr & { readonly node: 'apply' }): boolean {
  if (callee.node !== 'name') return false;
  const { text } = callee.name;
  const entry = world.functions.get(text) ?? world.procedures.get(text);
  return entry === undefined ? world.tags.has(text) : args.length < entry.params.length;
}
