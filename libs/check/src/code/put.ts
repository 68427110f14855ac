import { bool, type Expr, optional, type Stmt, setOf, sizeOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { inserting } from '../fixes.ts';
import { claimPlace, roleInLane, uncited } from './asking.ts';
import { coerce, convert } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { fitOf } from './fit.ts';
import { mixed } from './hiding.ts';
import { kindOf, type NamedPile, pileAt } from './pile-set.ts';
import { checkPile, held } from './piles.ts';
import { newLocal } from './scope.ts';

type Of<N extends syntax.Stmt['node']> = syntax.Stmt & { readonly node: N };

/** `put x into P`: a member, one that may be missing, a set, a list, a whole pile. */
export function checkPut(ctx: Ctx, { what, where, pile, span }: Of<'put'>): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'put' });
  const to = checkPile(ctx, pile);
  const value = ctx.expr(what, to && setOf(kindOf(ctx.world, to.entry)));
  if (to === undefined) return [];
  if (where !== 'into') needsOrder(ctx, to, where);
  return [...putStmts(ctx, value, to, where === 'under', span), ...mixed(ctx, to, false, span)];
}

/** `shuffle P`, or first put something in it. */
export function checkShuffle(ctx: Ctx, { pile: first, into, span }: Of<'shuffle'>): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'shuffle' });
  const named = checkPile(ctx, into ?? first);
  const value = into && ctx.expr(first, named && setOf(kindOf(ctx.world, named.entry)));
  if (named === undefined) return [];
  needsOrder(ctx, named, 'shuffle');
  const { before, pile } = held(ctx, named);
  const puts = value ? putStmts(ctx, value, pile, false, span) : [];
  const { index, decl } = pile.entry;
  ctx.world.chances.push({
    path: claimPlace(ctx, `shuffle-${decl.name.text}`),
    by: undefined,
    sort: 'shuffle',
    pile: index,
    ...roleInLane(ctx),
    at: uncited(span),
  });
  const shuffle: Stmt = { s: 'shuffle', chance: ctx.world.chances.length - 1, pile: pileAt(pile), span };
  return [...before, ...puts, shuffle, ...mixed(ctx, pile, true, span)];
}

function needsOrder(ctx: Ctx, { entry, span }: NamedPile, word: string): void {
  const { ordered, name, of } = entry.decl;
  const fixes = [inserting(of.span, ' ordered')];
  if (!ordered) report(ctx, 'pile/unordered', span, { name: name.text, word }, { fixes });
}

/** Members of a list move one after the other, in its order. */
function putItems(ctx: Ctx, list: Expr, of: Type, to: NamedPile, under: boolean, span: Stmt['span']): readonly Stmt[] {
  const local = newLocal(ctx, '_', of);
  const body = putStmts(ctx, { e: 'local', local, type: of, span: list.span }, to, under, span);
  return [{ s: 'for', binder: { local, over: list }, where: undefined, sortedBy: undefined, body, span }];
}

/** Where a member may be missing nothing happens. */
function putStmts(ctx: Ctx, value: Expr, to: NamedPile, under: boolean, span: Stmt['span']): readonly Stmt[] {
  const kind = kindOf(ctx.world, to.entry);
  if (value.type.t === 'error' || kind.t === 'error') return [];
  if (value.type.t === 'list') return putItems(ctx, value, value.type.of, to, under, span);
  const put = (what: Expr): Stmt => ({ s: 'put', what, to: pileAt(to), under, span });
  if (value.type.t === 'set') return [put(coerce(ctx, value, setOf(kind)))];
  const single = (of: Expr): Expr => ({ e: 'set', items: [of], type: setOf(kind), span: value.span });
  if (value.type.t !== 'union' || fitOf(value.type, optional(kind)) !== 'proved')
    return [put(single(coerce(ctx, value, kind)))];
  const stretches = [{ low: 1, high: sizeOf(kind) }];
  const of = convert(value, optional(kind));
  const test: Expr = { e: 'is', of, pattern: { p: 'codes', stretches, bind: undefined }, type: bool, span: value.span };
  const there: Expr = { e: 'convert', of, type: kind, span: value.span };
  return [{ s: 'if', test, then: [put(single(there))], else: [], span }];
}
