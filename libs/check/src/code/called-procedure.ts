import type * as syntax from '@sandtable/syntax';
import type { ProcedureEntry } from '../world.ts';
import type { Ctx } from './ctx.ts';

/** `name(` always means the declaration, whatever is in sight. */
export function calledProcedure(ctx: Ctx, expr: syntax.Expr): ProcedureEntry | undefined {
  if (expr.node !== 'apply' || expr.callee.node !== 'name') return undefined;
  const name = expr.callee.name.text;
  return ctx.world.functions.has(name) ? undefined : ctx.world.procedures.get(name);
}
