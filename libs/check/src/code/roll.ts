import { anyInt, type Expr, errorType, listOf, mapOf, type Stmt, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { MOST_ITEMS } from '../declare/storage.ts';
import { sought, uses } from '../uses.ts';
import { claimLabel, isSecret, labelOf, roleInLane, throwerOf, uncited } from './asking.ts';
import { bind } from './binders.ts';
import { coerce } from './coerce.ts';
import { type Ctx, later, noFacts, report } from './ctx.ts';
import { rangesOver } from './keys.ts';
import { boundedBy } from './lists.ts';
import { failed, unknown } from './names.ts';
import { newLocal, within } from './scope.ts';

interface Rolled {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `roll D`: one die, one `for each` member of a set, or several in a list; its label is the key of its chance. */
export function checkRoll(
  ctx: Ctx,
  roll: syntax.Asking & { readonly node: 'roll' },
  place: syntax.Name | undefined,
  hint: Type | undefined,
): Rolled {
  const { span, tails } = roll;
  if (isSecret(tails)) report(ctx, 'audience/chance', span);
  const each = tails.find((tail) => tail.clause === 'forEach');
  const keys = each?.clause === 'forEach' ? within(ctx, noFacts, () => bind(ctx, each).over) : undefined;
  if (roll.times !== undefined && each !== undefined) later(ctx, 'roll … times for each', span);
  const times = roll.times && wholeNumber(ctx, roll.times);
  const die = ctx.world.dice.get(roll.die.text);
  sought(ctx.world, roll.die, ctx.body, 'die', undefined);
  if (die !== undefined) uses(ctx.world, roll.die, 'die');
  const by = throwerOf(ctx, tails);
  const label = labelOf(ctx, tails, place, span);
  if (die === undefined) unknownDie(ctx, roll.die);
  if (die === undefined || label === undefined || (roll.times && (each || times === undefined)))
    return { before: [], value: failed(span) };
  const where = { ...roleInLane(ctx), at: uncited(span) };
  const member = keys?.type.t === 'set' ? { each: keys.type.of } : {};
  ctx.world.chances.push({ path: claimLabel(ctx, label), sort: 'die', die: die.index, by, ...member, ...where });
  const type = times ? thrownType(ctx, die.type, times, hint) : facesType(die.type, keys);
  const into = newLocal(ctx, label.text, type);
  rangesOver(ctx, into, keys);
  if (times?.type.t === 'int' && times.type.min > 0) ctx.body.lengths.set(into, times.type.min);
  const before: Stmt = { s: 'roll', chance: ctx.world.chances.length - 1, into, each: keys, times, span };
  return { before: [before], value: { e: 'local', local: into, type, span } };
}

/** A die that is usual but not declared: how it is declared. */
function unknownDie(ctx: Ctx, die: syntax.Name): void {
  const faces = /^D(\d+)$/.exec(die.text)?.[1];
  if (faces === undefined) unknown(ctx, die, ctx.world.dice.keys());
  else report(ctx, 'name/instead', die.span, { name: die.text, write: `die ${die.text} { 1..${faces} }` });
}

/** One face, or one for each member of a set. */
function facesType(face: Type, keys: Expr | undefined): Type {
  if (keys === undefined) return face;
  return keys.type.t === 'set' ? mapOf(keys.type.of, face, keys.e !== 'every') : errorType;
}

function wholeNumber(ctx: Ctx, written: syntax.Expr): Expr | undefined {
  const found = ctx.expr(written, anyInt);
  const number = found.type.t === 'int' && found.type.den === 1 ? found : coerce(ctx, found, anyInt);
  return number.type.t === 'int' ? number : undefined;
}

/** As many faces as there can be dice; where that has no sensible bound, as many as fit where they go. */
function thrownType(ctx: Ctx, face: Type, times: Expr, hint: Type | undefined): Type {
  const most = times.type.t === 'int' ? Math.max(0, times.type.max) : 0;
  if (most > MOST_ITEMS && hint?.t === 'list') return listOf(face, hint.max);
  return boundedBy(ctx, face, most, times.span);
}
