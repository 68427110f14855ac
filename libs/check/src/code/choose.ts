import {
  type Binder,
  type Choice,
  cellType,
  type Expr,
  errorType,
  type Guard,
  mapOf,
  type Stmt,
  setOf,
  type Type,
  type Wishes,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { answers } from '../uses.ts';
import { asSet } from './as-set.ts';
import { type Answering, actorOf, checkGuard, checkOwn, claimLabel, isSecret, labelOf, lookedFrom } from './asking.ts';
import { bind } from './binders.ts';
import { asNumber, coerce, number, typed } from './coerce.ts';
import { type Ctx, later, noFacts, report } from './ctx.ts';
import { holdsEffects } from './effects.ts';
import { rangesOver } from './keys.ts';
import { failed } from './names.ts';
import { everyCandidate, longest } from './ordered.ts';
import { declare, newLocal, within } from './scope.ts';
import { checkWishes } from './wishes.ts';

type Choose = syntax.Asking & { readonly node: 'choose' };
interface Chosen {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `choose one | optional one | some | any | n of S …`, alone or `for each` member of a set. */
export function checkChoose(ctx: Ctx, ask: Choose, place: syntax.Name | undefined, hint: Type | undefined): Chosen {
  if (!supported(ctx, ask)) return { before: [], value: failed(ask.span) };
  const actor = actorOf(ctx, ask.clauses);
  const offer = within(ctx, noFacts, () => checkOffer(ctx, ask, hint));
  if (actor === undefined) report(ctx, 'choice/by', ask.span);
  checkOwn(ctx, actor?.by);
  const label = labelOf(ctx, ask.clauses, place, ask.span);
  const form = formOf(ask);
  const max = form === 'order' ? longest(ctx, ask, offer) : undefined;
  const cell = cellType({ form, element: max === undefined && form === 'order' ? errorType : offer.element, max });
  const type = answerType(cell, offer.each);
  const result = newLocal(ctx, label?.text ?? '_', type);
  rangesOver(ctx, result, offer.each?.over);
  const choice = build(ctx, ask, {
    offer,
    actor: actor ?? { by: failed(ask.span) },
    label,
    form,
    max,
    cell,
    type,
    result,
  });
  ctx.body.asks = true;
  ctx.world.choices.push(choice);
  const stmt: Stmt = { s: 'choose', choice: ctx.world.choices.length - 1, span: ask.span };
  return { before: [stmt], value: { e: 'local', local: result, type, span: ask.span } };
}

/** What can be picked: candidates, their guards and bounds; all of it may depend on the key of `for each`. */
interface Offer {
  readonly each: Binder | undefined;
  readonly from: Expr;
  readonly element: Type;
  readonly candidate: number;
  readonly guards: readonly Guard[];
  readonly offered: Expr | undefined;
  readonly bounds: Bounds;
}

function checkOffer(ctx: Ctx, ask: Choose, hint: Type | undefined): Offer {
  const clause = ask.clauses.find((one) => one.clause === 'forEach');
  const each = clause?.clause === 'forEach' ? bind(ctx, clause) : undefined;
  // Nothing else says what effects are meant.
  const wanted = hint && holdsEffects(hint) ? setOf(hint) : undefined;
  const from = asSet(ctx, ask.from, wanted);
  const element = from.type.t === 'set' ? from.type.of : errorType;
  const offered = offering(ctx, ask, element);
  return { each, from, element, ...candidates(ctx, ask, element), offered, bounds: bounds(ctx, ask) };
}

/** The part of what is legal that is proposed; it is tested for as a set, so its elements are those of the answer. */
function offering(ctx: Ctx, { clauses }: Choose, element: Type): Expr | undefined {
  const clause = clauses.find((one) => one.clause === 'offering');
  if (clause?.clause !== 'offering') return undefined;
  const set = asSet(ctx, clause.set, element.t === 'error' ? undefined : setOf(element));
  return element.t === 'error' ? set : coerce(ctx, set, setOf(element));
}

/** With `for each` a map; where its keys are a whole type, none is missing. */
function answerType(cell: Type, each: Binder | undefined): Type {
  if (each === undefined || cell.t === 'error') return cell;
  return each.over.type.t === 'set' ? mapOf(each.over.type.of, cell, each.over.e !== 'every') : errorType;
}

/** Reports what this version has not; false if nothing sensible is left. */
function supported(ctx: Ctx, ask: Choose): boolean {
  const has = (name: syntax.Clause['clause']): boolean => ask.clauses.some(({ clause }) => clause === name);
  const missing: string[] = [];
  if (formOf(ask) === 'order' && has('forEach')) missing.push('in order … for each');
  const wish = has('offering') && ask.clauses.find(({ clause }) => clause === 'favouring');
  if (wish) report(ctx, 'choice/offered-wishes', wish.span);
  const misfit = formOf(ask) !== 'order' && (ask.ordered || ask.quant.quant === 'all');
  if (misfit) report(ctx, 'choice/order', ask.span, { quant: ask.quant.quant });
  for (const construct of missing) later(ctx, construct, ask.span);
  return missing.length === 0 && !wish && !misfit;
}

type Form = Exclude<Choice['form'], 'menu'>;

/** Several in an order are a list. */
function formOf({ quant: { quant }, ordered }: Choose): Form {
  if (quant === 'one' || quant === 'optional') return quant;
  return ordered ? 'order' : 'some';
}

interface Parts {
  readonly offer: Offer;
  readonly actor: Answering;
  readonly label: syntax.Name | undefined;
  readonly form: Form;
  /** Of a list: how many there can be. */
  readonly max: number | undefined;
  /** What one key, or the whole answer, takes. */
  readonly cell: Type;
  readonly type: Type;
  readonly result: number;
}

function build(ctx: Ctx, ask: Choose, parts: Parts): Choice {
  const { offer, actor, label, form, max, type, result } = parts;
  const { each, from, element, candidate, guards, offered } = offer;
  const path = label ? claimLabel(ctx, label) : `${ctx.body.path}/?`;
  answers(ctx.world, ctx.body, result, path);
  lookedFrom(ctx, path);
  const low = offer.bounds.low ?? everyCandidate(ask, offer);
  const { high } = offer.bounds;
  const at = { span: ask.span, cites: [], doc: '' };
  // What is answered has as many items as it must; what stands for an answer need not.
  if (form === 'order' && low?.type.t === 'int') ctx.body.lengths.set(result, Math.max(0, low.type.min));
  const { such, wishes } = conditions(ctx, ask, parts);
  const otherwise = fallback(ctx, ask, type);
  if (otherwise !== undefined) ctx.body.lengths.delete(result);
  return {
    path,
    procedure: ctx.body.procedure,
    ...actor,
    secret: isSecret(ask.clauses) || ctx.body.lane !== undefined,
    at,
    form,
    element,
    ...(max === undefined ? {} : { max }),
    from,
    candidate,
    guards,
    each,
    offered,
    such,
    wishes,
    low,
    high,
    result,
    otherwise,
  };
}

/** Guards see the candidate under the name before `in`. */
function candidates(
  ctx: Ctx,
  { binder, clauses }: Choose,
  element: Type,
): { readonly candidate: number; readonly guards: readonly Guard[] } {
  return within(ctx, noFacts, () => {
    const candidate = binder ? declare(ctx, binder, element) : newLocal(ctx, '_', element);
    const guards = clauses.flatMap((clause) => (clause.clause === 'where' ? [checkGuard(ctx, clause)] : []));
    return { candidate, guards };
  });
}

/** In `such that` and `favouring` the label stands for the proposed value, whatever else has that name. */
function conditions(
  ctx: Ctx,
  { clauses }: Choose,
  { label, form, result, type, cell, offer }: Parts,
): { readonly such: readonly Guard[]; readonly wishes: readonly Wishes[] } {
  const facts = label ? new Map([[label.text, { local: result, type, mutable: false }]]) : noFacts;
  return within(ctx, facts, () => {
    const such = clauses.flatMap((clause) => (clause.clause === 'suchThat' ? [checkGuard(ctx, clause)] : []));
    return { such, wishes: checkWishes(ctx, clauses, { form, each: offer.each, result, cell }, such) };
  });
}

function fallback(ctx: Ctx, { clauses }: Choose, type: Type): Expr | undefined {
  const clause = clauses.find((candidate) => candidate.clause === 'otherwise');
  return clause?.clause === 'otherwise' ? typed(ctx, clause.value, type) : undefined;
}

interface Bounds {
  readonly low: Expr | undefined;
  readonly high: Expr | undefined;
}

function bounds(ctx: Ctx, { quant, span }: Choose): Bounds {
  if (quant.quant === 'some') return { low: number(1, span), high: undefined };
  if (quant.quant !== 'number') return { low: undefined, high: undefined };
  const { value } = quant;
  if (value.node === 'binary' && value.op === '..')
    return { low: numeric(ctx, value.left), high: numeric(ctx, value.right) };
  const exact = numeric(ctx, value);
  return { low: exact, high: exact };
}

const numeric = (ctx: Ctx, expr: syntax.Expr): Expr | undefined => asNumber(ctx, ctx.expr(expr, undefined))?.expr;
