import { anyInt, type Expr, type IntType, range, sameType, shifts, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { replacing } from '../fixes.ts';
import { type Ctx, report } from './ctx.ts';
import { fitOf, partsOf, scaled } from './fit.ts';
import { showType } from './show.ts';

export const number = (value: number, span: Span): Expr => ({ e: 'value', value, type: range(value, value), span });

/** Checks an expression and brings it to exactly this type. */
export const typed = (ctx: Ctx, expr: syntax.Expr, type: Type): Expr => coerce(ctx, ctx.expr(expr, type), type);

/** The same value in another type: proved, tested at run time, or a finding. */
export function coerce(ctx: Ctx, expr: Expr, to: Type): Expr {
  if (expr.type.t === 'error' || to.t === 'error' || sameType(expr.type, to)) return expr;
  const how = fitOf(expr.type, to);
  if (how === 'proved') return convert(expr, to);
  if (how === 'maybe') return { e: 'check', of: rescale(expr, to), type: to, span: expr.span };
  mismatch(ctx, expr, to);
  return { ...expr, type: to };
}

export function mismatch(ctx: Ctx, expr: Expr, to: Type): void {
  if (expr.type.t === 'error' || to.t === 'error') return;
  const fields = { found: showType(expr.type), expected: showType(to) };
  const word = expr.e === 'value' && typeof expr.value === 'string' && isWord(expr.value) ? expr.value : undefined;
  if (word === undefined) report(ctx, 'type/mismatch', expr.span, fields);
  else {
    const fixes = [replacing(expr.span, `"${word}"`, word)];
    report(ctx, 'type/mismatch', expr.span, { ...fields, near: word }, { fixes });
  }
}

/** A number or name that someone put in quotation marks. */
const isWord = (text: string): boolean => /^(?:\d+|\p{L}[\p{L}\d_]*)$/u.test(text);

/** The same value in a type that surely has it. */
export function convert(expr: Expr, to: Type): Expr {
  if (expr.type.t === 'error' || sameType(expr.type, to)) return expr;
  const of = rescale(expr, to);
  if (sameType(of.type, to)) return of;
  const folded = of.e === 'value' && typeof of.value === 'number' ? shifted(of.value, of.type, to) : undefined;
  if (folded !== undefined) return { e: 'value', value: folded, type: to, span: expr.span };
  return { e: 'convert', of, type: to, span: expr.span };
}

function shifted(code: number, from: Type, to: Type): number | undefined {
  const stretch = shifts(from, to).find(({ low, high }) => low <= code && code <= high);
  return stretch && code + stretch.shift;
}

/** Brings a number to the denominator of its target. */
function rescale(expr: Expr, to: Type): Expr {
  const target = partsOf(to).find((part) => part.p === 'type' && part.type.t === 'int');
  if (expr.type.t !== 'int' || target?.p !== 'type' || target.type.t !== 'int') return expr;
  return times(expr, expr.type, target.type.den / expr.type.den);
}

function times(expr: Expr, type: IntType, k: number): Expr {
  if (k === 1) return expr;
  const wide = scaled(type, type.den * k);
  if (expr.e === 'value' && typeof expr.value === 'number') return { ...expr, value: expr.value * k, type: wide };
  return { e: 'arith', op: '*', left: expr, right: number(k, expr.span), type: wide, span: expr.span };
}

/** An expression that must be a number of some range; others are reported and silenced. */
export function asNumber(ctx: Ctx, expr: Expr): { readonly expr: Expr; readonly type: IntType } | undefined {
  if (expr.type.t === 'int') return { expr, type: expr.type };
  mismatch(ctx, expr, anyInt);
  return undefined;
}
