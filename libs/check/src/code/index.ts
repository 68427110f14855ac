import type { Expr, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Body, World } from '../world.ts';
import { newCtx } from './body.ts';
import { typed } from './coerce.ts';
import { deps } from './functions.ts';

/** One expression that stands alone (a default, a cell, a value of a setting), brought to the expected type. */
export function checkExpr(world: World, body: Body, expr: syntax.Expr, expected: Type | undefined): Expr {
  const ctx = newCtx(world, body, deps(world), { pure: true });
  return expected === undefined ? ctx.expr(expr, undefined) : typed(ctx, expr, expected);
}

export { newBody } from './body.ts';
export { checkExample } from './examples.ts';
export { checkFunction, makeRequirements } from './functions.ts';
export { type CheckedProcedure, checkExpectation, checkPlay, checkProcedure, checkWatcher } from './procedures.ts';
export { showCode, showType } from './show.ts';
