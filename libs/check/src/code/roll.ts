import { anyInt, type Expr, errorType, listOf, mapOf, type Stmt, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { MOST_ITEMS } from '../declare/storage.ts';
import { sought, uses } from '../uses.ts';
import { claimLabel, isSecret, labelOf, roleInLane, throwerOf, uncited } from './asking.ts';
import { bind } from './binders.ts';
import { coerce } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { rangesOver } from './keys.ts';
import { boundedBy } from './lists.ts';
import { failed, unknown } from './names.ts';
import { newLocal, within } from './scope.ts';

interface Rolled {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

type Roll = syntax.Asking & { readonly node: 'roll' };
type ForEach = Extract<syntax.Tail, { clause: 'forEach' }>;

/**
 * `roll D`: one die, one `for each` member of a set, several in a list, or several for each; its label is the key of its
 * chance.
 */
export function checkRoll(ctx: Ctx, roll: Roll, place: syntax.Name | undefined, hint: Type | undefined): Rolled {
  const each = roll.tails.find((tail) => tail.clause === 'forEach');
  if (each?.clause !== 'forEach') return rollOf(ctx, roll, place, hint);
  return roll.times === undefined
    ? rollOf(ctx, roll, place, hint, each)
    : within(ctx, noFacts, () => throwsForEach(ctx, roll, each, place, hint));
}

function rollOf(ctx: Ctx, roll: Roll, place: syntax.Name | undefined, hint: Type | undefined, each?: ForEach): Rolled {
  const { span } = roll;
  const keys = each && within(ctx, noFacts, () => bind(ctx, each).over);
  const times = roll.times && wholeNumber(ctx, roll.times);
  const cast = castOf(ctx, roll, place);
  if (cast === undefined || (roll.times && times === undefined)) return { before: [], value: failed(span) };
  const chance = claimed(ctx, roll, cast, keys?.type.t === 'set' ? { each: keys.type.of } : {});
  const { face, label } = cast;
  const type = times ? thrownType(ctx, face, times, hint) : facesType(face, keys);
  const into = newLocal(ctx, label.text, type);
  rangesOver(ctx, into, keys);
  if (times?.type.t === 'int' && times.type.min > 0) ctx.body.lengths.set(into, times.type.min);
  const before: Stmt = { s: 'roll', chance, into, each: keys, times, span };
  return { before: [before], value: { e: 'local', local: into, type, span } };
}

/** So many dice for each of some, of which how many may depend on it: a throw after the other, and a map of lists. */
function throwsForEach(
  ctx: Ctx,
  roll: Roll,
  each: ForEach,
  place: syntax.Name | undefined,
  hint: Type | undefined,
): Rolled {
  const { span } = roll;
  const cast = castOf(ctx, roll, place);
  const { local: key, over } = bind(ctx, each);
  const times = roll.times && wholeNumber(ctx, roll.times);
  if (cast === undefined || times === undefined || over.type.t !== 'set') return { before: [], value: failed(span) };
  const chance = claimed(ctx, roll, cast, {});
  const { face, label } = cast;
  const list = thrownType(ctx, face, times, hint?.t === 'map' ? hint.value : undefined);
  const type = mapOf(over.type.of, list, over.e !== 'every');
  const into = newLocal(ctx, label.text, type);
  const thrown = newLocal(ctx, label.text, list);
  rangesOver(ctx, into, over);
  const all: Expr = { e: 'local', local: into, type, span };
  const put = (value: Expr): Stmt => ({ s: 'set', place: { place: 'local', local: into }, value, span });
  const none: Expr = { e: 'list', items: [], type: list, span };
  const begun: Expr = {
    e: 'map',
    binder: { local: newLocal(ctx, '_', over.type.of), over },
    where: undefined,
    body: none,
    type,
    span,
  };
  const at: Expr = { e: 'local', local: key, type: over.type.of, span };
  const value: Expr = {
    e: 'with',
    of: all,
    key: at,
    value: { e: 'local', local: thrown, type: list, span },
    type,
    span,
  };
  const body: readonly Stmt[] = [{ s: 'roll', chance, into: thrown, each: undefined, times, span }, put(value)];
  const binder = { local: key, over: { e: 'keys', of: all, type: over.type, span } as const };
  return { before: [put(begun), { s: 'for', binder, where: undefined, sortedBy: undefined, body, span }], value: all };
}

interface Cast {
  readonly die: number;
  readonly face: Type;
  readonly by: Expr | undefined;
  readonly label: syntax.Name;
}

/** What is thrown by whom, and what the throw is called. */
function castOf(ctx: Ctx, { tails, die: name, span }: Roll, place: syntax.Name | undefined): Cast | undefined {
  if (isSecret(tails)) report(ctx, 'audience/chance', span);
  const die = ctx.world.dice.get(name.text);
  sought(ctx.world, name, ctx.body, 'die', undefined);
  if (die === undefined) unknownDie(ctx, name);
  else uses(ctx.world, name, 'die');
  const by = throwerOf(ctx, tails);
  const label = labelOf(ctx, tails, place, span);
  return die === undefined || label === undefined ? undefined : { die: die.index, face: die.type, by, label };
}

/** The number of a new place of chance. */
function claimed(ctx: Ctx, { span }: Roll, { die, by, label }: Cast, each: { readonly each?: Type }): number {
  const where = { ...roleInLane(ctx), at: uncited(span) };
  return ctx.world.chances.push({ path: claimLabel(ctx, label), sort: 'die', die, by, ...each, ...where }) - 1;
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
