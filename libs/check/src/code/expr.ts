import { bool, type Expr, INT_MAX, optional, range, type Type, text } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { checkApply, checkField } from './access.ts';
import { convert } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { fitOf, gcd, join } from './fit.ts';
import { checkList } from './lists.ts';
import { checkIndex } from './maps.ts';
import { checkArms } from './match.ts';
import { checkName, failed } from './names.ts';
import { checkBinary, checkOtherwise, checkUnary } from './operators.ts';
import { pair, vague } from './pair.ts';
import { checkQuantor } from './quantors.ts';
import { within } from './scope.ts';
import { checkComprehension, checkSet } from './sets.ts';
import { showType } from './show.ts';

/** One expression. `hint` is the type its place expects: it helps names, the caller still has to `coerce`. */
export function checkExpression(ctx: Ctx, expr: syntax.Expr, hint: Type | undefined): Expr {
  switch (expr.node) {
    case 'number':
      return literal(ctx, expr);
    case 'string':
      return { e: 'value', value: expr.text, type: text, span: expr.span };
    case 'bool':
      return { e: 'value', value: Number(expr.value), type: bool, span: expr.span };
    case 'none':
      return none(expr, hint);
    case 'name':
      return checkName(ctx, expr.name, hint);
    case 'paren':
      return ctx.expr(expr.inner, hint);
    case 'field':
      return checkField(ctx, expr);
    case 'apply':
      return checkApply(ctx, expr, hint);
    case 'unary':
      return checkUnary(ctx, expr, hint);
    case 'binary':
      return checkBinary(ctx, expr, hint);
    case 'is':
      return ctx.test(expr).expr;
    case 'otherwise':
      return checkOtherwise(ctx, expr, hint);
    case 'ifExpr':
      return checkIf(ctx, expr, hint);
    case 'matchExpr':
      return checkMatch(ctx, expr, hint);
    case 'quantor':
      return checkQuantor(ctx, expr, hint);
    case 'set':
      return checkSet(ctx, expr.items, hint, expr.span);
    case 'comprehension':
      return checkComprehension(ctx, expr, hint);
    case 'index':
      return checkIndex(ctx, expr);
    case 'list':
      return checkList(ctx, expr.items, hint, expr.span);
    case 'tuple':
      report(ctx, 'type/unnamed', expr.span);
      return failed(expr.span);
    case 'missing':
      return failed(expr.span);
  }
}

function literal(ctx: Ctx, { value, over, span }: syntax.Expr & { readonly node: 'number' }): Expr {
  const k = gcd(Math.abs(value), over) || 1;
  if (value / k > INT_MAX) {
    report(ctx, 'type/wide-number', span, { number: value / over, limit: Math.floor(INT_MAX / (over / k)) });
    return failed(span);
  }
  return { e: 'value', value: value / k, type: range(value / k, value / k, over / k), span };
}

/** `none` takes the expected type if that has it. */
function none({ span }: syntax.Expr, hint: Type | undefined): Expr {
  const alone: Type = { t: 'union', name: undefined, parts: [{ p: 'none' }] };
  const fits = hint !== undefined && hint.t !== 'error' && fitOf(alone, hint) === 'proved';
  const type = fits ? hint : hint === undefined || hint.t === 'union' || hint.t === 'error' ? alone : optional(hint);
  return { e: 'value', value: 0, type, span };
}

function checkIf(ctx: Ctx, expr: syntax.Expr & { readonly node: 'ifExpr' }, hint: Type | undefined): Expr {
  const test = ctx.test(expr.test);
  const sides: Pick<Ctx, 'expr'> = {
    expr: (side, wanted) => within(ctx, side === expr.then ? test.yes : test.no, () => ctx.expr(side, wanted)),
  };
  const [yes, no] = pair({ ...ctx, ...sides }, expr.then, expr.else, hint);
  const [then, other] = merge(ctx, [yes, no], hint) ?? [];
  if (then === undefined || other === undefined) return failed(expr.span);
  return { e: 'if', test: test.expr, then, else: other, type: then.type, span: expr.span };
}

function checkMatch(ctx: Ctx, expr: syntax.Expr & { readonly node: 'matchExpr' }, hint: Type | undefined): Expr {
  const subject = ctx.expr(expr.subject, undefined);
  let wanted = hint;
  const arms = checkArms(ctx, subject, expr, (body) => {
    const value = ctx.expr(body, wanted);
    if (!vague(ctx, body) && value.type.t !== 'error') wanted ??= value.type;
    return value;
  });
  const bodies = merge(
    ctx,
    arms.map((arm) => arm.body),
    hint,
  );
  const [first] = bodies ?? [];
  if (bodies === undefined || first === undefined || subject.type.t === 'error') return failed(expr.span);
  const merged = arms.map((arm, i) => ({ ...arm, body: bodies[i] ?? arm.body }));
  return { e: 'match', subject, arms: merged, type: first.type, span: expr.span };
}

/** Several branches brought to one type: what they have in common, else what is expected. */
function merge(ctx: Ctx, branches: readonly Expr[], hint: Type | undefined): readonly Expr[] | undefined {
  let type = branches[0]?.type;
  for (const branch of branches.slice(1)) type = type && join(type, branch.type);
  if (type === undefined && hint !== undefined && branches.every((branch) => fitOf(branch.type, hint) === 'proved'))
    type = hint;
  if (type?.t === 'error') return undefined;
  if (type !== undefined) return branches.map((branch) => convert(branch, type));
  const [first, ...others] = branches;
  const odd = others.find((other) => first && join(first.type, other.type) === undefined);
  if (first && odd)
    report(ctx, 'type/mismatch', odd.span, { found: showType(odd.type), expected: showType(first.type) });
  return undefined;
}
