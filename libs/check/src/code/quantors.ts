import {
  anyInt,
  type Binder,
  bool,
  type Expr,
  optional,
  type Quantified,
  range,
  sizeOf,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { between, replacing } from '../fixes.ts';
import { sumOf } from './arith.ts';
import { bindAll } from './binders.ts';
import { coerce, mismatch } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { clamp } from './fit.ts';
import { leastOf } from './lengths.ts';
import { maybeNone, most } from './lists.ts';
import { checkMap } from './maps.ts';
import { failed } from './names.ts';
import { pickedPlace } from './picked-place.ts';
import { optionalNumber, presentOnly } from './present.ts';
import { within } from './scope.ts';

type Quantor = syntax.Expr & { readonly node: 'quantor' };

/** These give one of the members themselves, which must then be one number. */
const PICKING: ReadonlySet<Quantified['quant']> = new Set(['first', 'only', 'best']);

export function checkQuantor(ctx: Ctx, expr: Quantor, hint: Type | undefined): Expr {
  if (expr.quantor !== 'map')
    return within(ctx, noFacts, () => quantified(ctx, expr, expr.quantor as Quantified['quant'], hint));
  return checkMap(ctx, expr, hint);
}

function quantified(ctx: Ctx, expr: Quantor, quant: Quantified['quant'], hint: Type | undefined): Expr {
  const binders = bindAll(ctx, expr.binders);
  markGreedy(ctx, expr.where ?? expr.body, expr.span);
  const test = expr.where && ctx.test(expr.where);
  const written = within(ctx, test?.yes ?? noFacts, () => checkBody(ctx, expr, quant, hint));
  const prefer = within(ctx, test?.yes ?? noFacts, () =>
    expr.prefer.map((preference) => checkPreference(ctx, preference)),
  );
  const { where, body } = written ? presentOnly(ctx, test?.expr, written) : { where: test?.expr, body: written };
  const type = resultOf(ctx, quant, binders, body, where);
  const broken = [...binders.map(({ over }) => over), where, body].some((part) => part?.type.t === 'error');
  if (type === undefined && PICKING.has(quant) && body === undefined && !broken)
    return pickedPlace(ctx, { quant, binders, where, prefer, span: expr.span }) ?? failed(expr.span);
  if (type === undefined || type.t === 'error' || broken) return failed(expr.span);
  return { e: 'quant', quant, binders, where, body, prefer, type, span: expr.span };
}

/** What stands behind the colon: a condition of `all`, a number of `sum min max`. */
function checkBody(
  ctx: Ctx,
  { body, span, binders, where }: Quantor,
  quant: Quantified['quant'],
  hint: Type | undefined,
): Expr | undefined {
  const wanted = quant === 'all' || quant === 'sum' || quant === 'min' || quant === 'max';
  if (body === undefined) {
    if (wanted) report(ctx, 'quantifier/body', span, { quantor: quant });
    return undefined;
  }
  if (!wanted) {
    const last = binders.at(-1);
    const condition = (quant === 'some' || quant === 'no') && where === undefined && last !== undefined;
    const fixes = condition ? [replacing(between(last.span, body.span), ':', ' where ')] : [];
    report(ctx, 'quantifier/no-body', body.span, { quantor: quant }, { fixes });
    return undefined;
  }
  if (quant === 'all') return ctx.test(body).expr;
  const value = ctx.expr(body, hint?.t === 'int' ? hint : undefined);
  return quant !== 'sum' && optionalNumber(value) ? value : numeric(ctx, value);
}

function numeric(ctx: Ctx, expr: Expr): Expr {
  if (expr.type.t === 'int' || expr.type.t === 'error') return expr;
  mismatch(ctx, expr, anyInt);
  return failed(expr.span);
}

/** A condition is preferred true; `least` of one is preferred false. */
export function checkPreference(ctx: Ctx, { most, by }: syntax.Preference): Quantified['prefer'][number] {
  const value = ctx.expr(by, undefined);
  const fits = value.type.t === 'int' || value.type.t === 'bool' || value.type.t === 'error';
  return { most: most ?? true, by: fits ? value : coerce(ctx, value, most === undefined ? bool : anyInt) };
}

function resultOf(
  ctx: Ctx,
  quant: Quantified['quant'],
  binders: readonly Binder[],
  body: Expr | undefined,
  where: Expr | undefined,
): Type | undefined {
  const first = binders[0]?.over.type;
  if (binders.some(({ over }) => over.type.t === 'error') || (first?.t !== 'set' && first?.t !== 'list'))
    return undefined;
  switch (quant) {
    case 'some':
    case 'no':
    case 'all':
      return bool;
    case 'count':
      return range(0, combinations(binders));
    case 'sum':
      return body?.type.t === 'int' ? sumOf(body.type, combinations(binders)) : undefined;
    case 'min':
    case 'max':
      return (
        body &&
        (where === undefined && binders.every(({ over }) => neverEmpty(ctx, over)) ? body.type : optional(body.type))
      );
    case 'only':
      return maybeNone(first.of) ? first.of : undefined;
    case 'first':
    case 'best':
      return maybeNone(first.of) ? optional(first.of) : undefined;
  }
}

const combinations = (binders: readonly Binder[]): number =>
  clamp(binders.reduce((product, { over }) => product * most(over), 1));

/** Whole types, ranges whose ends are known, sets that name a member, and lists that surely have an item. */
function neverEmpty(ctx: Ctx, set: Expr): boolean {
  if (set.type.t === 'list') return leastOf(ctx, set) > 0;
  if (set.e === 'every') return set.type.t === 'set' && sizeOf(set.type.of) > 0;
  if (set.e === 'set') return set.items.length > 0;
  if (set.e === 'convert') return neverEmpty(ctx, set.of);
  if (set.e === 'setop') return set.op === '+' && (neverEmpty(ctx, set.left) || neverEmpty(ctx, set.right));
  return (
    set.e === 'stretch' &&
    set.low.type.t === 'int' &&
    set.high.type.t === 'int' &&
    set.low.type.max <= set.high.type.min
  );
}

/** A quantor swallows a comparison behind it; these comparisons can then explain themselves better. */
function markGreedy(ctx: Ctx, expr: syntax.Expr | undefined, quantor: Quantor['span']): void {
  if (expr === undefined) return;
  if (expr.node === 'unary') markGreedy(ctx, expr.of, quantor);
  if (expr.node !== 'binary') return;
  if (expr.op === 'and' || expr.op === 'or') markGreedy(ctx, expr.right, quantor);
  else ctx.greedy.set(expr, quantor);
}
