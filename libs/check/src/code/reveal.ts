import { bool, type Expr, type Stmt, setOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { convert } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { partsOf } from './fit.ts';
import { canBeShown } from './hiding.ts';
import { checkTo } from './roles.ts';
import { newLocal } from './scope.ts';
import { showType } from './show.ts';

type Of<N extends syntax.Stmt['node']> = syntax.Stmt & { readonly node: N };
type Kind = Type & { readonly t: 'kind' };

/** `reveal x, y to S`: what was sealed is known, and of members which they are, or where they lie. */
export function checkReveal(ctx: Ctx, { what, to, span }: Of<'reveal'>): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'reveal' });
  const roles = checkTo(ctx, to, span);
  return what.map((each): Stmt => {
    const value = ctx.expr(each, undefined);
    return { s: 'reveal', what: value, members: hiddenMembers(ctx, value), to: roles, span: each.span };
  });
}

/** `conceal S`: the pieces of S are mixed under the table. */
export function checkConceal(ctx: Ctx, { what, span }: Of<'conceal'>): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'conceal' });
  return what.flatMap((each): readonly Stmt[] => {
    const value = ctx.expr(each, undefined);
    const members = value.type.t === 'error' ? undefined : hiddenMembers(ctx, value);
    if (members !== undefined) return [{ s: 'conceal', members, span: each.span }];
    if (value.type.t !== 'error') report(ctx, 'audience/nothing-hidden', value.span, { type: showType(value.type) });
    return [];
  });
}

/** The members a value names, if which is which, or where they lie, can be hidden: a member, one that may be missing, or a set. */
function hiddenMembers(ctx: Ctx, value: Expr): Expr | undefined {
  const { type, span } = value;
  if (type.t === 'set') return type.of.t === 'kind' && canBeShown(ctx.world, type.of.kind) ? value : undefined;
  const kind = partsOf(type).flatMap((part) => (part.p === 'type' && part.type.t === 'kind' ? [part.type] : []))[0];
  if (kind === undefined || !canBeShown(ctx.world, kind.kind)) return undefined;
  if (type.t === 'kind') return { e: 'set', items: [value], type: setOf(kind), span };
  return equalTo(ctx, value, kind);
}

/** The members that a value of a union is: one or none. */
function equalTo(ctx: Ctx, value: Expr, kind: Kind): Expr {
  const local = newLocal(ctx, '_', kind);
  const { span } = value;
  const left = convert({ e: 'local', local, type: kind, span }, value.type);
  const where: Expr = { e: 'compare', op: '==', left, right: value, type: bool, span };
  return {
    e: 'filter',
    binder: { local, over: { e: 'every', type: setOf(kind), span } },
    where,
    type: setOf(kind),
    span,
  };
}
