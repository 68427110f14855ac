import { bool, type Expr, errorType, INT_MAX, range, sizeOf, type Type } from '@sandtable/model';
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

/** A function of the language. What it gives depends on the types of its arguments. */
interface Builtin {
  /** What its arguments are called in its signature. */
  readonly takes: readonly string[];
  /** What a call of it becomes; it has as many arguments as it takes. */
  build(ctx: Ctx, args: readonly syntax.Expr[], span: Span, hint: Type | undefined): Expr;
  /** Gives true or false, whatever its arguments are. */
  readonly isTest?: true;
}

/** The functions of the language. Their hover texts, which are also the table in the reference, go by these names. */
const table = {
  count: { takes: ['S'], build: (ctx, [of], span) => count(ctx, of, span) },
  distinct: { takes: ['m'], build: (ctx, [of], span) => distinct(ctx, of, span), isTest: true },
  min: { takes: ['a', 'b'], build: (ctx, args, span) => extreme(ctx, 'min', args, span) },
  max: { takes: ['a', 'b'], build: (ctx, args, span) => extreme(ctx, 'max', args, span) },
  floor: { takes: ['x'], build: (ctx, [of], span) => floor(ctx, of, span, false) },
  ceil: { takes: ['x'], build: (ctx, [of], span) => floor(ctx, of, span, true) },
  rank: { takes: ['x'], build: (ctx, [of], span) => rank(ctx, of, span) },
  seat: { takes: ['role'], build: (ctx, [of], span) => ofRole(ctx, 'seat', of, span) },
  seated: { takes: ['role'], build: (ctx, [of], span) => ofRole(ctx, 'seated', of, span), isTest: true },
  automated: { takes: ['role'], build: (ctx, [of], span) => ofRole(ctx, 'automated', of, span), isTest: true },
  neighbours: { takes: ['cell'], build: (ctx, [of], span) => neighbours(ctx, of, span) },
  distance: { takes: ['from', 'to'], build: (ctx, [from, to], span) => distance(ctx, from, to, span) },
  toward: { takes: ['cell', 'direction'], build: (ctx, [of, step], span) => toward(ctx, of, step, span) },
  direction: { takes: ['from', 'to'], build: (ctx, [from, to], span) => direction(ctx, from, to, span) },
  opposite: { takes: ['x', 'cell', 'y'], build: (ctx, args, span) => opposite(ctx, args, span), isTest: true },
  hex: { takes: ['q', 'r'], build: (ctx, args, span, hint) => cellAt(ctx, 'hexes', args, span, hint) },
  square: { takes: ['x', 'y'], build: (ctx, args, span, hint) => cellAt(ctx, 'squares', args, span, hint) },
} as const satisfies Readonly<Record<string, Builtin>>;
type BuiltinName = keyof typeof table;

/** Names of the functions of the language, with what an editor shows of them. */
export const builtins: readonly { readonly name: string; readonly signature: string; readonly isTest: boolean }[] =
  Object.entries<Builtin>(table).map(([name, { takes, isTest = false }]) => ({
    name,
    signature: `${name}(${takes.join(', ')})`,
    isTest,
  }));
const isBuiltin = (name: string): name is BuiltinName => Object.hasOwn(table, name);

export function checkBuiltin(ctx: Ctx, expr: Apply, name: string, hint: Type | undefined): Expr | undefined {
  if (!isBuiltin(name)) return undefined;
  const { takes, build }: Builtin = table[name];
  if (expr.callee.node === 'name') uses(ctx.world, expr.callee.name, 'builtin');
  const args = expr.args.map((arg) => arg.value);
  if (args.length === takes.length) return build(ctx, args, expr.span, hint);
  report(ctx, 'call/arguments', expr.span, { name, expected: takes.length, found: args.length });
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
