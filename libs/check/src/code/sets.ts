import { type Binder, type Expr, range, setOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { inserting } from '../fixes.ts';
import { bindAll } from './binders.ts';
import { codesIn } from './codes.ts';
import { asNumber, coerce, convert } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { elementType } from './elements.ts';
import { fitOf } from './fit.ts';
import { checkListed, memberOfList } from './lists.ts';
import { wholePool } from './live.ts';
import { failed } from './names.ts';
import { unify } from './pair.ts';
import { within } from './scope.ts';
import { showType } from './show.ts';

/** `{a, b}`: the elements get one type, the expected one if there is any. */
export function checkSet(ctx: Ctx, items: readonly syntax.Expr[], hint: Type | undefined, span: Span): Expr {
  const of = hint?.t === 'set' ? hint.of : undefined;
  if (items.length === 0 && hint?.t === 'error') return failed(span);
  if (items.length === 0) return emptySet(ctx, of, span);
  const values: Expr[] = [];
  for (const item of items) values.push(ctx.expr(item, of ?? values[0]?.type));
  const type = elementType(ctx, values, of);
  return {
    e: 'set',
    items: values.map((value) => coerce(ctx, value, type)),
    type: type.t === 'error' ? type : setOf(type),
    span,
  };
}

function emptySet(ctx: Ctx, of: Type | undefined, span: Span): Expr {
  if (of !== undefined) return { e: 'set', items: [], type: setOf(of), span };
  report(ctx, 'type/empty-set', span);
  return failed(span);
}

/** `low..high` as a set. */
export function checkStretch(ctx: Ctx, left: syntax.Expr, right: syntax.Expr, span: Span): Expr {
  const low = asNumber(ctx, ctx.expr(left, undefined));
  const high = asNumber(ctx, ctx.expr(right, undefined));
  if (low === undefined || high === undefined) return failed(span);
  const of = range(low.type.min, Math.max(low.type.min, high.type.max));
  return { e: 'stretch', low: low.expr, high: high.expr, type: setOf(of), span };
}

type Comprehension = syntax.Expr & { readonly node: 'comprehension' };

/** `{x in S where P}` filters, `{E for x in S where P}` maps. */
export function checkComprehension(ctx: Ctx, expr: Comprehension, hint: Type | undefined): Expr {
  if (expr.sort === 'list') return checkListed(ctx, expr, hint);
  const { item } = expr;
  return within(ctx, noFacts, () => (item === undefined ? filter(ctx, expr) : collect(ctx, expr, item, hint)));
}

function filter(ctx: Ctx, { binders, where, span }: Comprehension): Expr {
  const [binder, more] = bindAll(ctx, binders);
  const [first] = binders;
  if (more !== undefined && first) {
    const { file, start } = first.name.span;
    const fixes = [inserting({ file, start, end: start }, `${first.name.text} for `)];
    report(ctx, 'quantifier/filter', span, { name: first.name.text }, { fixes });
  }
  if (where === undefined)
    return binder?.over.type.t === 'list'
      ? someOf(binder, binder.over.type.of, undefined, span)
      : (binder?.over ?? failed(span));
  const test = ctx.test(where);
  if (binder === undefined || binder.over.type.t === 'error') return failed(span);
  if (binder.over.type.t === 'list') return someOf(binder, binder.over.type.of, test.expr, span);
  return { e: 'filter', binder, where: test.expr, type: binder.over.type, span };
}

/** Braces make sets, also of what stands in a list. */
function someOf(binder: Binder, of: Type, where: Expr | undefined, span: Span): Expr {
  const item: Expr = { e: 'local', local: binder.local, type: of, span };
  return { e: 'collect', binders: [binder], where, item, type: setOf(of), span };
}

function collect(ctx: Ctx, { binders, where, span }: Comprehension, item: syntax.Expr, hint: Type | undefined): Expr {
  const bound = bindAll(ctx, binders);
  const test = where && ctx.test(where);
  const value = within(ctx, test?.yes ?? noFacts, () => ctx.expr(item, hint?.t === 'set' ? hint.of : undefined));
  if (value.type.t === 'error' || bound.some(({ over }) => over.type.t === 'error')) return failed(span);
  return { e: 'collect', binders: bound, where: test?.expr, item: value, type: setOf(value.type), span };
}

/** `+ - &` of sets; what is taken away or kept in common never widens the set. */
export function setop(ctx: Ctx, op: '+' | '-' | '&', left: Expr, right: Expr, span: Span): Expr {
  const sides = unify(ctx, left, right, span);
  if (sides === undefined) return failed(span);
  return { e: 'setop', op, left: sides[0], right: sides[1], type: sides[0].type, span };
}

/** `item in set`. An item that may lie outside the element type is tested for that first. */
export function member(ctx: Ctx, item: Expr, set: Expr, span: Span): Expr {
  if (item.type.t !== 'error' && set.type.t === 'list') return memberOfList(ctx, item, set, set.type.of, span);
  if (item.type.t === 'error' || set.type.t !== 'set') return failed(span);
  const { of } = set.type;
  const how = fitOf(item.type, of);
  const common = how === 'never' ? undefined : codesIn(item.type, of);
  if (common === undefined) {
    report(ctx, 'type/mismatch', item.span, { found: showType(item.type), expected: showType(of) });
    return failed(span);
  }
  const inside = among(ctx, convert(item, of), set, span);
  if (how === 'proved') return inside;
  const exists: Expr = {
    e: 'is',
    of: item,
    pattern: { p: 'codes', stretches: common, bind: undefined },
    type: { t: 'bool' },
    span,
  };
  return { e: 'logic', op: 'and', left: exists, right: inside, type: { t: 'bool' }, span };
}

/** Of a whole pool, whether the member is live. */
function among({ world }: Ctx, item: Expr, set: Expr, span: Span): Expr {
  const field = wholePool(world, set);
  return field === undefined
    ? { e: 'member', item, set, type: { t: 'bool' }, span }
    : { e: 'field', field, of: item, type: { t: 'bool' }, span };
}
