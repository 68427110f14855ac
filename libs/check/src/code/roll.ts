import type { Expr, Stmt } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { actorOf, claimLabel, labelOf } from './asking.ts';
import { type Ctx, later } from './ctx.ts';
import { failed, unknown } from './names.ts';
import { newLocal } from './scope.ts';

interface Rolled {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `roll D`: one die; its label is the key of its chance. */
export function checkRoll(
  ctx: Ctx,
  roll: syntax.Asking & { readonly node: 'roll' },
  place: syntax.Name | undefined,
): Rolled {
  const { span, tails } = roll;
  if (roll.times !== undefined) later(ctx, 'roll … times', span);
  if (tails.some((tail) => tail.clause === 'forEach')) later(ctx, 'for each', span);
  const die = ctx.world.dice.get(roll.die.text);
  const by = actorOf(ctx, tails);
  const label = labelOf(ctx, tails, place, span);
  if (die === undefined) unknown(ctx, roll.die, ctx.world.dice.keys());
  if (die === undefined || label === undefined || roll.times !== undefined) return { before: [], value: failed(span) };
  ctx.world.chances.push({ path: claimLabel(ctx, label), die: die.index, by });
  const into = newLocal(ctx, label.text, die.type);
  const before: Stmt = { s: 'roll', chance: ctx.world.chances.length - 1, into, span };
  return { before: [before], value: { e: 'local', local: into, type: die.type, span } };
}
