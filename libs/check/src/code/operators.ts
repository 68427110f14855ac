import { bool, type Expr, range, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { behind, removing } from '../fixes.ts';
import { arith, negate } from './arith.ts';
import { asSource } from './as-set.ts';
import { asNumber } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { join, partsOf } from './fit.ts';
import { concat } from './lists.ts';
import { failed } from './names.ts';
import { pair, pairIn, unify } from './pair.ts';
import { checkStretch, member, setop } from './sets.ts';

type Binary = syntax.Expr & { readonly node: 'binary' };

export function checkBinary(ctx: Ctx, expr: Binary, hint: Type | undefined): Expr {
  switch (expr.op) {
    case 'and':
    case 'or':
      return ctx.test(expr).expr;
    case 'in':
      return checkIn(ctx, expr, expr.left, expr.right);
    case 'has':
      return checkIn(ctx, expr, expr.right, expr.left);
    case '..':
      return checkStretch(ctx, expr.left, expr.right, expr.span);
    case '/':
      return divide(ctx, expr);
    case '+':
    case '-':
    case '&':
    case '*':
    case 'div':
    case 'mod':
      return combine(ctx, expr, expr.op, hint);
    default:
      return compare(ctx, expr, expr.op);
  }
}

function checkIn(ctx: Ctx, expr: Binary, left: syntax.Expr, right: syntax.Expr): Expr {
  const [item, set] = pairIn(ctx, left, right, (of, hint) => asSource(ctx, of, hint));
  return member(ctx, item, set, expr.span);
}

/** Sets unite, lists follow each other, numbers add; what the left side is decides. */
function combine(ctx: Ctx, expr: Binary, op: '+' | '-' | '&' | '*' | 'div' | 'mod', hint: Type | undefined): Expr {
  const [left, right] = pair(ctx, expr.left, expr.right, hint?.t === 'set' || hint?.t === 'list' ? hint : undefined);
  if (left.type.t === 'error' || right.type.t === 'error') return failed(expr.span);
  return combined(ctx, op, left, right, expr.span);
}

export function combined(
  ctx: Ctx,
  op: '+' | '-' | '&' | '*' | 'div' | 'mod',
  left: Expr,
  right: Expr,
  span: Expr['span'],
): Expr {
  if (left.type.t === 'set' && (op === '+' || op === '-' || op === '&')) return setop(ctx, op, left, right, span);
  if (left.type.t === 'list' && op === '+') return concat(ctx, left, right, span);
  const a = asNumber(ctx, left);
  const b = asNumber(ctx, right);
  if (a === undefined || b === undefined || op === '&') return failed(span);
  return arith(op, a.expr, b.expr, span);
}

/** Division by a constant is exact: the type of the result carries the denominator. */
function divide(ctx: Ctx, expr: Binary): Expr {
  const [a, b] = [expr.left, expr.right].map((side) => asNumber(ctx, ctx.expr(side, undefined)));
  if (a === undefined || b === undefined) return failed(expr.span);
  const { min, max, den } = b.type;
  if (min !== max || min === 0) {
    report(ctx, 'type/divisor', expr.right.span);
    return failed(expr.span);
  }
  const value = den * Math.sign(min);
  const turned = { e: 'value' as const, value, type: range(value, value, Math.abs(min)), span: expr.right.span };
  return arith('*', a.expr, turned, expr.span);
}

type CompareOp = '==' | '!=' | '<' | '<=' | '>' | '>=';

function compare(ctx: Ctx, expr: Binary, op: CompareOp): Expr {
  const [left, right] = pair(ctx, expr.left, expr.right, undefined);
  if (left.type.t === 'error' || right.type.t === 'error' || greedy(ctx, expr, left, right)) return failed(expr.span);
  const sides = unify(ctx, left, right, expr.span);
  if (sides === undefined) return failed(expr.span);
  if (op !== '==' && op !== '!=') ordered(ctx, sides[0]);
  return { e: 'compare', op, left: sides[0], right: sides[1], type: bool, span: expr.span };
}

/** Everything numbered has an order; sets and texts have none. */
export function ordered(ctx: Ctx, expr: Expr): boolean {
  const none = ['set', 'list', 'map', 'text', 'routine'].includes(expr.type.t);
  if (none) report(ctx, 'type/order', expr.span, { type: expr.type.t });
  return !none;
}

/** `count x in S where P >= 3` compares P with 3; parentheses around the quantor are what was meant. */
function greedy(ctx: Ctx, expr: Binary, left: Expr, right: Expr): boolean {
  const quantor = ctx.greedy.get(expr);
  if (
    quantor === undefined ||
    left.type.t !== 'bool' ||
    !partsOf(right.type).some((p) => p.p === 'type' && p.type.t === 'int')
  )
    return false;
  const { file } = quantor;
  const edits = [
    { span: { file, start: quantor.start, end: quantor.start }, text: '(' },
    { span: { file, start: expr.left.span.end, end: expr.left.span.end }, text: ')' },
  ];
  report(ctx, 'type/greedy', expr.span, {}, { fixes: [{ title: 'fix/parentheses', fields: {}, edits }] });
  return true;
}

export function checkUnary(ctx: Ctx, expr: syntax.Expr & { readonly node: 'unary' }, hint: Type | undefined): Expr {
  if (expr.op === 'not') return ctx.test(expr).expr;
  const of = ctx.expr(expr.of, hint);
  if (of.type.t === 'error') return of;
  const number = asNumber(ctx, of);
  if (number === undefined) return failed(expr.span);
  if (of.e === 'value' && typeof of.value === 'number') {
    const value = 0 - of.value;
    return { ...of, value, type: { ...number.type, min: value, max: value }, span: expr.span };
  }
  return negate(of, expr.span);
}

/** `E otherwise F`: E without its `none`, else F. */
export function checkOtherwise(
  ctx: Ctx,
  expr: syntax.Expr & { readonly node: 'otherwise' },
  hint: Type | undefined,
): Expr {
  const of = ctx.expr(expr.of, hint);
  const present = withoutNone(of.type);
  const or = ctx.expr(expr.or, hint ?? present);
  if (of.type.t === 'error' || or.type.t === 'error') return failed(expr.span);
  if (present === undefined) {
    report(
      ctx,
      'type/never-none',
      expr.of.span,
      {},
      { fixes: [removing('otherwise', behind(expr.of.span), expr.span)] },
    );
    return of;
  }
  const type = join(present, or.type);
  const sides = type && unify(ctx, { ...of, type: present }, or, expr.span);
  if (type === undefined || sides === undefined) {
    unify(ctx, { ...of, type: present }, or, expr.span);
    return failed(expr.span);
  }
  return { e: 'otherwise', of, or: sides[1], type, span: expr.span };
}

/** The type without `none`; `undefined` if it has none. */
function withoutNone(type: Type): Type | undefined {
  if (type.t !== 'union' || type.parts[0]?.p !== 'none') return undefined;
  const parts = type.parts.slice(1);
  const [only] = parts;
  return parts.length === 1 && only?.p === 'type' ? only.type : { t: 'union', name: undefined, parts };
}
