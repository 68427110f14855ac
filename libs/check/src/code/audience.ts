import { finding } from '@sandtable/diagnostics';
import type { Audience, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { World } from '../world.ts';
import { newBody, newCtx } from './body.ts';
import type { Ctx } from './ctx.ts';
import { deps } from './functions.ts';
import { checkRoles } from './roles.ts';
import { declareParams, newLocal } from './scope.ts';

/** Who may see the values of a state or pile: the parameters are in sight. */
export function paramAudience(
  world: World,
  seen: syntax.Expr,
  params: readonly syntax.Param[],
  types: readonly Type[],
): Audience | undefined {
  return audience(world, seen, undefined, (ctx) => declareParams(ctx, params, types));
}

/** Who may see a field: the fields of the member itself go by their bare names. */
export const fieldAudience = (world: World, seen: syntax.Expr, member: Type): Audience | undefined =>
  audience(world, seen, 0, (ctx) => newLocal(ctx, 'self', member));

function audience(
  world: World,
  seen: syntax.Expr,
  self: number | undefined,
  declare: (ctx: Ctx) => void,
): Audience | undefined {
  if (world.roleKind < 0) {
    world.findings.push(finding('audience/no-seats', seen.span));
    return undefined;
  }
  const ctx = newCtx(world, { ...newBody('seen', -1), self }, deps(world), { pure: true });
  declare(ctx);
  const roles = checkRoles(ctx, seen);
  return { locals: ctx.body.locals, roles };
}
