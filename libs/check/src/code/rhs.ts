import { type Expr, errorType, type Stmt, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { uses, usesLabels } from '../uses.ts';
import type { ProcedureEntry } from '../world.ts';
import { checkArgs } from './args.ts';
import { calledProcedure } from './called-procedure.ts';
import { checkChoose } from './choose.ts';
import { checkCreate } from './create.ts';
import { type Ctx, report } from './ctx.ts';
import { checkDraw } from './draw.ts';
import { callDone, checkConstant, effectOf } from './effects.ts';
import { checkMenuValue } from './menu-value.ts';
import { checkRandom } from './random.ts';
import { checkRoll } from './roll.ts';
import { newLocal } from './scope.ts';

/** What stands right of `=` or `return`: the statements that fetch it, and the value. */
interface Fetched {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `label` names a question by the place its answer goes to. */
export function checkRhs(ctx: Ctx, rhs: syntax.Rhs, hint: Type | undefined, label: syntax.Name | undefined): Fetched {
  switch (rhs.node) {
    case 'choose':
    case 'roll':
      if (ctx.pure) report(ctx, 'function/effect', rhs.span, { effect: rhs.node });
      return rhs.node === 'choose' ? checkChoose(ctx, rhs, label, hint) : checkRoll(ctx, rhs, label, hint);
    case 'random':
    case 'draw':
      if (ctx.pure) report(ctx, 'function/effect', rhs.span, { effect: rhs.node });
      return rhs.node === 'draw' ? checkDraw(ctx, rhs, label) : checkRandom(ctx, rhs, label);
    case 'create':
      return checkCreate(ctx, rhs, label);
    case 'menu':
      return checkMenuValue(ctx, rhs, hint);
    default:
      return fetchExpr(ctx, rhs, hint);
  }
}

function fetchExpr(ctx: Ctx, expr: syntax.Expr, hint: Type | undefined): Fetched {
  const constant = checkConstant(ctx, expr, hint);
  if (constant !== undefined) return { before: [], value: constant };
  const called = calledAt(ctx, expr);
  if (called === undefined) return { before: [], value: ctx.expr(expr, hint) };
  const { name, result } = called;
  if (result === undefined) report(ctx, 'call/no-result', expr.span, { name });
  const type = result ?? errorType;
  const into = newLocal(ctx, name, type);
  return { before: called.stmts(into), value: { e: 'local', local: into, type, span: expr.span } };
}

/** A call of a procedure, by its name or as a value. */
interface Called {
  readonly name: string;
  readonly result: Type | undefined;
  readonly stmts: (into: number | undefined) => readonly Stmt[];
}

export function calledAt(ctx: Ctx, expr: syntax.Expr): Called | undefined {
  if (expr.node !== 'apply') return undefined;
  const entry = calledProcedure(ctx, expr);
  if (entry !== undefined) {
    const stmts: Called['stmts'] = (into) => callProcedure(ctx, expr, entry, into);
    return { name: entry.decl.name.text, result: entry.result, stmts };
  }
  const effect = effectOf(ctx, expr);
  if (effect?.entry.sort !== 'procedure') return undefined;
  const { type, result } = effect.entry;
  return { name: type.name, result, stmts: (into) => callDone(ctx, expr, effect, into) };
}

function callProcedure(
  ctx: Ctx,
  expr: syntax.Expr & { readonly node: 'apply' },
  entry: ProcedureEntry,
  into: number | undefined,
): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', expr.span, { effect: 'call' });
  const { decl, params, index } = entry;
  if (expr.callee.node === 'name') uses(ctx.world, expr.callee.name, 'procedure');
  usesLabels(ctx.world, decl.name.text, expr.args);
  const args = checkArgs(
    ctx,
    expr,
    decl.name.text,
    params,
    decl.params.map((param) => param.name.text),
  );
  ctx.body.calls.add(index);
  return args === undefined ? [] : [{ s: 'call', procedure: index, args, into, span: expr.span }];
}
