import { type Choice, type Expr, errorType, type Guard, optional, type Stmt, setOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { asSet } from './as-set.ts';
import { actorOf, checkGuard, claimLabel, labelOf } from './asking.ts';
import { asNumber, number, typed } from './coerce.ts';
import { type Ctx, later, noFacts, report } from './ctx.ts';
import { failed } from './names.ts';
import { declare, lookup, newLocal, within } from './scope.ts';

type Choose = syntax.Asking & { readonly node: 'choose' };
interface Chosen {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `choose one | optional one | some | any | n of S …`. */
export function checkChoose(ctx: Ctx, ask: Choose, place: syntax.Name | undefined): Chosen {
  if (!supported(ctx, ask)) return { before: [], value: failed(ask.span) };
  const from = asSet(ctx, ask.from, undefined);
  const by = actorOf(ctx, ask.clauses);
  if (by === undefined) report(ctx, 'choice/by', ask.span);
  const label = labelOf(ctx, ask.clauses, place, ask.span);
  const element = from.type.t === 'set' ? from.type.of : errorType;
  const type = resultType(ask.quant, element);
  const result = newLocal(ctx, label?.text ?? '_', type);
  const choice = build(ctx, ask, { from, by: by ?? failed(ask.span), label, element, type, result });
  ctx.body.asks = true;
  ctx.world.choices.push(choice);
  const stmt: Stmt = { s: 'choose', choice: ctx.world.choices.length - 1, span: ask.span };
  return { before: [stmt], value: { e: 'local', local: result, type, span: ask.span } };
}

/** Reports what this version has not; false if nothing sensible is left. */
function supported(ctx: Ctx, ask: Choose): boolean {
  const names = { forEach: 'for each', favouring: 'favouring', offering: 'offering' } as const;
  const missing: string[] = ask.clauses.flatMap(({ clause }) =>
    clause in names ? [names[clause as keyof typeof names]] : [],
  );
  if (ask.ordered || ask.quant.quant === 'all') missing.push('in order');
  for (const construct of missing) later(ctx, construct, ask.span);
  return missing.length === 0;
}

function resultType(quant: syntax.Quant, element: Type): Type {
  if (element.t === 'error') return element;
  if (quant.quant === 'one') return element;
  return quant.quant === 'optional' ? optional(element) : setOf(element);
}

interface Parts {
  readonly from: Expr;
  readonly by: Expr;
  readonly label: syntax.Name | undefined;
  readonly element: Type;
  readonly type: Type;
  readonly result: number;
}

function build(ctx: Ctx, ask: Choose, parts: Parts): Choice {
  const { from, by, label, element, type, result } = parts;
  const path = label ? claimLabel(ctx, label) : `${ctx.body.path}/?`;
  const { candidate, guards } = candidates(ctx, ask, element);
  const such = conditions(ctx, ask, parts);
  const { low, high } = bounds(ctx, ask);
  const form = ask.quant.quant === 'one' || ask.quant.quant === 'optional' ? ask.quant.quant : 'some';
  const at = { span: ask.span, cites: [], doc: '' };
  const otherwise = fallback(ctx, ask, type);
  return {
    path,
    procedure: ctx.body.procedure,
    by,
    at,
    form,
    element,
    from,
    candidate,
    guards,
    such,
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

/** In `such that` the label stands for the proposed value. */
function conditions(ctx: Ctx, { clauses }: Choose, { label, result, type }: Parts): readonly Guard[] {
  const facts =
    label && lookup(ctx, label.text) === undefined
      ? new Map([[label.text, { local: result, type, mutable: false }]])
      : noFacts;
  return within(ctx, facts, () =>
    clauses.flatMap((clause) => (clause.clause === 'suchThat' ? [checkGuard(ctx, clause)] : [])),
  );
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
