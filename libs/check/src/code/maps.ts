import {
  bool,
  type Expr,
  errorType,
  type MapType,
  mapOf,
  optional,
  range,
  setOf,
  sizeOf,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { bind } from './binders.ts';
import { coerce, typed } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { knownKey } from './keys.ts';
import { checkNth, placed } from './lists.ts';
import { failed, unknown } from './names.ts';
import { within } from './scope.ts';
import { showType } from './show.ts';

type Quantor = syntax.Expr & { readonly node: 'quantor' };

/** `map k in S where P: E`. */
export function checkMap(ctx: Ctx, expr: Quantor, hint: Type | undefined): Expr {
  const [binder, more] = expr.binders;
  if (more !== undefined) report(ctx, 'map/one-key', more.span);
  if (expr.body === undefined) report(ctx, 'quantifier/body', expr.span, { quantor: 'map' });
  const { body } = expr;
  if (binder === undefined || body === undefined || more !== undefined) return failed(expr.span);
  return within(ctx, noFacts, () => {
    const over = bind(ctx, binder);
    const test = expr.where && ctx.test(expr.where);
    const value = within(ctx, test?.yes ?? noFacts, () => ctx.expr(body, hint?.t === 'map' ? hint.value : undefined));
    const set = over.over.type;
    if (set.t !== 'set' || value.type.t === 'error') return failed(expr.span);
    const partial = over.over.e !== 'every' || test !== undefined;
    const type = mapOf(set.of, mapped(value.type, hint), partial);
    return { e: 'map', binder: over, where: test?.expr, body: coerce(ctx, value, type.value), type, span: expr.span };
  });
}

const mapped = (type: Type, hint: Type | undefined): Type =>
  hint?.t === 'map' && hint.value.t === 'int' && type.t === 'int' ? hint.value : type;

/** `m[k]`: without a proof that the key is there, the value is optional. */
export function checkIndex(ctx: Ctx, expr: syntax.Expr & { readonly node: 'index' }): Expr {
  const of = ctx.expr(expr.of, undefined);
  if (of.type.t === 'list') return checkNth(ctx, of, of.type, expr.index, expr.span);
  const type = mapTypeOf(ctx, of);
  if (type === undefined) {
    ctx.expr(expr.index, undefined);
    return failed(expr.span);
  }
  return at(ctx, of, type, typed(ctx, expr.index, type.key), expr.span);
}

function at(ctx: Ctx, of: Expr, type: MapType, key: Expr, span: Span): Expr {
  if (key.type.t === 'error') return failed(span);
  const { value } = type;
  // Sets and maps have no `none` beside them, so a key that is missing is a fault there.
  const known = !type.partial || value.t === 'set' || value.t === 'map' || value.t === 'list' || knownKey(ctx, of, key);
  return { e: 'at', of, key, type: known ? value : optional(value), span };
}

function mapTypeOf(ctx: Ctx, of: Expr): MapType | undefined {
  if (of.type.t === 'map') return of.type;
  if (of.type.t !== 'error') report(ctx, 'type/map', of.span, { found: showType(of.type) });
  return undefined;
}

/** `m[k]` left of `=`: how it reads, and the map or list that it makes of a value. */
interface Indexed {
  readonly read: Expr;
  readonly type: Type;
  readonly whole: (value: Expr) => Expr;
}

export function indexed(
  ctx: Ctx,
  { index, span }: syntax.Expr & { readonly node: 'index' },
  of: Expr,
): Indexed | undefined {
  if (of.type.t === 'list') return placed(ctx, of, of.type, index, span);
  const type = mapTypeOf(ctx, of);
  const key = typed(ctx, index, type?.key ?? errorType);
  if (type === undefined || key.type.t === 'error') return undefined;
  return {
    read: { e: 'at', of, key, type: type.value, span },
    type: type.value,
    whole: (value) => ({ e: 'with', of, key, value, type, span }),
  };
}

/** `m.keys`. */
export function mapField(ctx: Ctx, of: Expr, type: MapType, name: syntax.Name, span: Span): Expr {
  if (name.text === 'keys') return { e: 'keys', of, type: setOf(type.key), span };
  unknown(ctx, name, ['keys']);
  return failed(span);
}

export const countKeys = (of: Expr, type: MapType, span: Span): Expr => ({
  e: 'size',
  of: { e: 'keys', of, type: setOf(type.key), span },
  type: range(type.partial ? 0 : sizeOf(type.key), sizeOf(type.key)),
  span,
});

export function distinct(ctx: Ctx, arg: syntax.Expr | undefined, span: Span): Expr {
  const of = arg && ctx.expr(arg, undefined);
  const fits = of !== undefined && (of.type.t === 'list' || mapTypeOf(ctx, of) !== undefined);
  return fits ? { e: 'distinct', of, type: bool, span } : failed(span);
}
