import {
  BUILTINS,
  type BuiltinName,
  bool,
  type Expr,
  errorType,
  INT_MAX,
  isBuiltin,
  range,
  sizeOf,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { uses } from '../uses.ts';
import { arith, negate } from './arith.ts';
import { setFrom } from './as-set.ts';
import { asNumber, convert, number, typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { cellAt, direction, distance, neighbours, opposite, toward } from './grid.ts';
import { countKeys, distinct } from './maps.ts';
import { failed } from './names.ts';
import { ordered } from './operators.ts';

type Apply = syntax.Expr & { readonly node: 'apply' };
type Build = (ctx: Ctx, args: readonly syntax.Expr[], span: Span, hint: Type | undefined) => Expr;

/** What each becomes. */
const table: Readonly<Record<BuiltinName, Build>> = {
  count: (ctx, [of], span) => count(ctx, of, span),
  distinct: (ctx, [of], span) => distinct(ctx, of, span),
  min: (ctx, args, span) => extreme(ctx, 'min', args, span),
  max: (ctx, args, span) => extreme(ctx, 'max', args, span),
  floor: (ctx, [of], span) => floor(ctx, of, span, false),
  ceil: (ctx, [of], span) => floor(ctx, of, span, true),
  rank: (ctx, [of], span) => rank(ctx, of, span),
  seat: (ctx, [of], span) => ofRole(ctx, 'seat', of, span),
  seated: (ctx, [of], span) => ofRole(ctx, 'seated', of, span),
  automated: (ctx, [of], span) => ofRole(ctx, 'automated', of, span),
  neighbours: (ctx, [of], span) => neighbours(ctx, of, span),
  distance: (ctx, [left, right], span) => distance(ctx, left, right, span),
  toward: (ctx, [of, step], span) => toward(ctx, of, step, span),
  direction: (ctx, [left, right], span) => direction(ctx, left, right, span),
  opposite: (ctx, args, span) => opposite(ctx, args, span),
  hex: (ctx, args, span, hint) => cellAt(ctx, 'hexes', args, span, hint),
  square: (ctx, args, span, hint) => cellAt(ctx, 'squares', args, span, hint),
};

export function checkBuiltin(ctx: Ctx, expr: Apply, name: string, hint: Type | undefined): Expr | undefined {
  if (!isBuiltin(name)) return undefined;
  const wanted = BUILTINS[name].length;
  if (expr.callee.node === 'name') uses(ctx.world, expr.callee.name, 'builtin');
  if (expr.args.length === wanted)
    return table[name](
      ctx,
      expr.args.map((arg) => arg.value),
      expr.span,
      hint,
    );
  report(ctx, 'call/arguments', expr.span, { name, expected: wanted, found: expr.args.length });
  return failed(expr.span);
}

function count(ctx: Ctx, of: syntax.Expr | undefined, span: Span): Expr {
  const value = of && ctx.expr(of, undefined);
  if (value?.type.t === 'map') return countKeys(value, value.type, span);
  if (value?.type.t === 'list') return { e: 'size', of: value, type: range(0, value.type.max), span };
  const set = value && setFrom(ctx, value);
  if (set === undefined || set.type.t !== 'set') return failed(span);
  return { e: 'size', of: set, type: range(0, Math.min(sizeOf(set.type.of), INT_MAX)), span };
}

function extreme(ctx: Ctx, op: 'min' | 'max', args: readonly syntax.Expr[], span: Span): Expr {
  const [left, right] = args.map((arg) => asNumber(ctx, ctx.expr(arg, undefined)));
  return left && right ? arith(op, left.expr, right.expr, span) : failed(span);
}

/** Whole numbers of a fraction: its numerator divided by its denominator, downwards or upwards. */
function floor(ctx: Ctx, of: syntax.Expr | undefined, span: Span, up: boolean): Expr {
  const value = of && asNumber(ctx, ctx.expr(of, undefined));
  if (value === undefined) return failed(span);
  if (value.type.den === 1) return value.expr;
  const one = convert(number(1, span), range(value.type.den, value.type.den, value.type.den));
  return up ? negate(arith('div', negate(value.expr, span), one, span), span) : arith('div', value.expr, one, span);
}

/** The position in the order of the type, from 0. */
function rank(ctx: Ctx, of: syntax.Expr | undefined, span: Span): Expr {
  const value = of && ctx.expr(of, undefined);
  if (value === undefined || value.type.t === 'error') return failed(span);
  if (!ordered(ctx, value)) return failed(span);
  const size = sizeOf(value.type);
  if (size <= INT_MAX) return { e: 'rank', of: value, type: range(0, Math.max(0, size - 1)), span };
  report(ctx, 'type/too-big', value.span, { size, limit: INT_MAX });
  return failed(span);
}

const roleType = ({ world }: Ctx): Type => world.kinds[world.roleKind]?.type ?? errorType;

function ofRole(ctx: Ctx, what: 'seat' | 'seated' | 'automated', of: syntax.Expr | undefined, span: Span): Expr {
  const role = of && typed(ctx, of, roleType(ctx));
  if (role === undefined || role.type.t === 'error') return failed(span);
  if (what !== 'seat') return { e: what, role, type: bool, span };
  return { e: 'seat', role, type: range(-1, Math.max(0, sizeOf(role.type) - 1)), span };
}
