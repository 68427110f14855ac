import {
  bool,
  type Expr,
  errorType,
  type ListType,
  listOf,
  optional,
  range,
  sizeOf,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { MOST_ITEMS } from '../declare/storage.ts';
import { bindAll } from './binders.ts';
import { coerce, convert, typed } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { elementType } from './elements.ts';
import { fitOf, join } from './fit.ts';
import { inPlaces } from './lengths.ts';
import { sortKey } from './loops.ts';
import { failed } from './names.ts';
import { within } from './scope.ts';
import { showType } from './show.ts';

/** What the items of a list or set have to be, where one is expected. */
const wantedItem = (hint: Type | undefined): Type | undefined =>
  hint?.t === 'list' || hint?.t === 'set' ? hint.of : undefined;

/** `[a, b]`: the items get one type, the expected one if there is any. */
export function checkList(ctx: Ctx, items: readonly syntax.Expr[], hint: Type | undefined, span: Span): Expr {
  const of = wantedItem(hint);
  if (items.length === 0 && hint?.t === 'error') return failed(span);
  if (items.length === 0) return emptyList(ctx, of, span);
  const values: Expr[] = [];
  for (const item of items) values.push(ctx.expr(item, of ?? values[0]?.type));
  const type = elementType(ctx, values, of);
  if (type.t === 'error') return failed(span);
  return { e: 'list', items: values.map((value) => coerce(ctx, value, type)), type: listOf(type, items.length), span };
}

function emptyList(ctx: Ctx, of: Type | undefined, span: Span): Expr {
  if (of !== undefined) return { e: 'list', items: [], type: listOf(of, 0), span };
  report(ctx, 'list/empty', span);
  return failed(span);
}

type Comprehension = syntax.Expr & { readonly node: 'comprehension' };

/** `[E for x in S where P sorted by K]`. */
export function checkListed(ctx: Ctx, expr: Comprehension, hint: Type | undefined): Expr {
  return within(ctx, noFacts, () => {
    const { item, binders, where, sortedBy, span } = expr;
    const bound = bindAll(ctx, binders);
    const test = where && ctx.test(where);
    return within(ctx, test?.yes ?? noFacts, () => {
      const value = item && ctx.expr(item, wantedItem(hint));
      const key = sortedBy && sortKey(ctx, sortedBy);
      if (value === undefined || value.type.t === 'error' || bound.some(({ over }) => over.type.t === 'error'))
        return failed(span);
      const of = elementType(ctx, [value], wantedItem(hint));
      const max = bound.reduce((n, { over }) => n * most(over), 1);
      const type = boundedBy(ctx, of, max, span);
      if (type.t === 'error') return failed(span);
      return {
        e: 'collect',
        binders: bound,
        where: test?.expr,
        item: coerce(ctx, value, of),
        sortedBy: key,
        type,
        span,
      };
    });
  });
}

/** As many as a set or list can hold. */
export function most(over: Expr): number {
  if (over.type.t === 'list') return over.type.max;
  return over.type.t === 'set' ? sizeOf(over.type.of) : 0;
}

/** A list of as many items; one that no position could hold is a finding. */
export function boundedBy(ctx: Ctx, of: Type, max: number, span: Span): Type {
  if (of.t === 'error') return of;
  if (max <= MOST_ITEMS) return listOf(of, max);
  report(ctx, 'list/too-long', span, { size: Number.isFinite(max) ? max : '∞', limit: MOST_ITEMS });
  return errorType;
}

/** `xs + ys`. */
export function concat(ctx: Ctx, left: Expr, right: Expr, span: Span): Expr {
  if (left.type.t !== 'list' || right.type.t !== 'list') {
    if (right.type.t !== 'error')
      report(ctx, 'type/mismatch', right.span, { found: showType(right.type), expected: showType(left.type) });
    return failed(span);
  }
  const of = join(left.type.of, right.type.of);
  if (of === undefined)
    report(ctx, 'type/mismatch', right.span, { found: showType(right.type), expected: showType(left.type) });
  const type = boundedBy(ctx, of ?? errorType, left.type.max + right.type.max, span);
  if (of === undefined || type.t !== 'list') return failed(span);
  const [a, b] = [convert(left, listOf(of, left.type.max)), convert(right, listOf(of, right.type.max))];
  return { e: 'concat', left: a, right: b, type, span };
}

/** `item in list`: an item of which no value is in the list is a mistake, as with sets. */
export function memberOfList(ctx: Ctx, item: Expr, list: Expr, of: Type, span: Span): Expr {
  const common = join(item.type, of);
  if (common === undefined || common.t === 'error' || fitOf(item.type, of) === 'never') {
    if (common?.t !== 'error')
      report(ctx, 'type/mismatch', item.span, { found: showType(item.type), expected: showType(of) });
    return failed(span);
  }
  const max = list.type.t === 'list' ? list.type.max : 0;
  return { e: 'member', item: convert(item, common), set: convert(list, listOf(common, max)), type: bool, span };
}

/** `xs[i]`: there surely, or perhaps; of what has no `none` beside it a place that is not there is a fault. */
export function checkNth(ctx: Ctx, of: Expr, type: ListType, written: syntax.Expr, span: Span): Expr {
  const index = place(ctx, written);
  if (index === undefined) return failed(span);
  const sure = inPlaces(ctx, of, index) || !maybeNone(type.of);
  return { e: 'nth', of, index, type: sure ? type.of : optional(type.of), span };
}

/** Whether there can be `none` beside the values of a type. */
export const maybeNone = ({ t }: Type): boolean => t !== 'set' && t !== 'list' && t !== 'map';

function place(ctx: Ctx, written: syntax.Expr): Expr | undefined {
  const index = ctx.expr(written, undefined);
  if (index.type.t === 'int' && index.type.den === 1) return index;
  const whole = typed(ctx, written, range(1, MOST_ITEMS));
  return whole.type.t === 'error' ? undefined : whole;
}

/** `xs[i]` left of `=`: how it reads, and the list that it makes of a value. */
export function placed(
  ctx: Ctx,
  of: Expr,
  type: ListType,
  written: syntax.Expr,
  span: Span,
): { readonly read: Expr; readonly type: Type; readonly whole: (value: Expr) => Expr } | undefined {
  const index = place(ctx, written);
  if (index === undefined) return undefined;
  const read: Expr = { e: 'nth', of, index, type: type.of, span };
  return {
    read,
    type: type.of,
    whole: (value: Expr): Expr => ({ e: 'with', of, key: index, value, type, span }),
  };
}
