import { type Binder, type Expr, errorType, type Many, mapOf, type Stmt, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { asSet } from './as-set.ts';
import { claimLabel, isSecret, labelOf, roleInLane, throwerOf, uncited } from './asking.ts';
import { bind } from './binders.ts';
import { asNumber } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { rangesOver } from './keys.ts';
import { failed } from './names.ts';
import { newLocal, within } from './scope.ts';

type Random = syntax.Asking & { readonly node: 'random' };
interface Picked {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `random one | some | any | n of S`, alone or `for each` member of a set; its label is the key of its chance. */
export function checkRandom(ctx: Ctx, random: Random, place: syntax.Name | undefined): Picked {
  const { span, tails } = random;
  const { each, from, many } = within(ctx, noFacts, () => checkWhat(ctx, random));
  const by = throwerOf(ctx, tails);
  if (isSecret(tails)) report(ctx, 'audience/chance', span);
  const label = labelOf(ctx, tails, place, span);
  if (from.type.t !== 'set' || many === undefined || label === undefined) return { before: [], value: failed(span) };
  const result = many.many === 'one' ? from.type.of : from.type;
  ctx.world.chances.push({
    path: claimLabel(ctx, label),
    by,
    sort: 'pick',
    result,
    ...roleInLane(ctx),
    at: uncited(span),
  });
  const type = pickedType(result, each);
  const into = newLocal(ctx, label.text, type);
  rangesOver(ctx, into, each?.over);
  const pick: Stmt = { s: 'pick', chance: ctx.world.chances.length - 1, from, many, each, into, span };
  return { before: [pick], value: { e: 'local', local: into, type, span } };
}

interface What {
  readonly each: Binder | undefined;
  readonly from: Expr;
  readonly many: Many | undefined;
}

/** What is picked from, and how many; both may depend on the key of `for each`. */
function checkWhat(ctx: Ctx, { quant, from, tails, span }: Random): What {
  const clause = tails.find((tail) => tail.clause === 'forEach');
  const each = clause?.clause === 'forEach' ? bind(ctx, clause) : undefined;
  return { each, from: asSet(ctx, from, undefined), many: howMany(ctx, quant, span) };
}

function howMany(ctx: Ctx, quant: syntax.Quant, span: Expr['span']): Many | undefined {
  if (quant.quant === 'one' || quant.quant === 'some') return { many: quant.quant };
  if (quant.quant === 'any') return { many: 'drawn', least: undefined, most: undefined };
  if (quant.quant !== 'number') {
    report(ctx, 'chance/how-many', span, { quant: quant.quant });
    return undefined;
  }
  const { value } = quant;
  const numeric = (expr: syntax.Expr): Expr | undefined => asNumber(ctx, ctx.expr(expr, undefined))?.expr;
  if (value.node === 'binary' && value.op === '..')
    return { many: 'drawn', least: numeric(value.left), most: numeric(value.right) };
  const count = numeric(value);
  return count && { many: 'count', count };
}

/** With `for each` a map; where its keys are a whole type, none is missing. */
function pickedType(cell: Type, each: Binder | undefined): Type {
  if (each === undefined) return cell;
  return each.over.type.t === 'set' ? mapOf(each.over.type.of, cell, each.over.e !== 'every') : errorType;
}
