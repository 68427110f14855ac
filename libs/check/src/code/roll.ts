import { type Expr, errorType, mapOf, type Stmt, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { sought, uses } from '../uses.ts';
import { claimLabel, isSecret, labelOf, roleInLane, throwerOf, uncited } from './asking.ts';
import { bind } from './binders.ts';
import { type Ctx, later, noFacts, report } from './ctx.ts';
import { rangesOver } from './keys.ts';
import { failed, unknown } from './names.ts';
import { newLocal, within } from './scope.ts';

interface Rolled {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `roll D`: one die, or one `for each` member of a set; its label is the key of its chance. */
export function checkRoll(
  ctx: Ctx,
  roll: syntax.Asking & { readonly node: 'roll' },
  place: syntax.Name | undefined,
): Rolled {
  const { span, tails } = roll;
  if (roll.times !== undefined) later(ctx, 'roll … times', span);
  if (isSecret(tails)) report(ctx, 'audience/chance', span);
  const each = tails.find((tail) => tail.clause === 'forEach');
  const keys = each?.clause === 'forEach' ? within(ctx, noFacts, () => bind(ctx, each).over) : undefined;
  const die = ctx.world.dice.get(roll.die.text);
  sought(ctx.world, roll.die, ctx.body, 'die', undefined);
  if (die !== undefined) uses(ctx.world, roll.die, 'die');
  const by = throwerOf(ctx, tails);
  const label = labelOf(ctx, tails, place, span);
  if (die === undefined) unknown(ctx, roll.die, ctx.world.dice.keys());
  if (die === undefined || label === undefined || roll.times !== undefined) return { before: [], value: failed(span) };
  const where = { ...roleInLane(ctx), at: uncited(span) };
  ctx.world.chances.push({ path: claimLabel(ctx, label), sort: 'die', die: die.index, by, ...where });
  const type = facesType(die.type, keys);
  const into = newLocal(ctx, label.text, type);
  rangesOver(ctx, into, keys);
  const before: Stmt = { s: 'roll', chance: ctx.world.chances.length - 1, into, each: keys, span };
  return { before: [before], value: { e: 'local', local: into, type, span } };
}

/** One face, or one for each member of a set. */
function facesType(face: Type, keys: Expr | undefined): Type {
  if (keys === undefined) return face;
  return keys.type.t === 'set' ? mapOf(keys.type.of, face, keys.e !== 'every') : errorType;
}
