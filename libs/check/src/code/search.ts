import {
  type Guard,
  type IntType,
  range,
  readsLocal,
  type Search,
  type SearchStep,
  sizeOf,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { under } from '../found.ts';
import { knowsBuiltin, untilSettled } from '../uses.ts';
import type { SearchEntry, World } from '../world.ts';
import { pathOf } from './asking.ts';
import { bind } from './binders.ts';
import { newBody, newCtx } from './body.ts';
import { asNumber, coerce, typed } from './coerce.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { lcm } from './fit.ts';
import { declare, declareParams, learn, lookup, newLocal, within } from './scope.ts';
import { showType } from './show.ts';

/** An optional cost has one value more, which must still be a number. */
const MOST = 0x7ffffffe;
/** Sets in a state, and what a search lists, have no more values than this. */
const WIDEST_SET = 4096;
const WIDEST = 65_536;

type Deps = Pick<Ctx, 'resultOf' | 'searchOf' | 'requirements'>;

/** A search whose body is known already is not checked again. */
export function checkSearch(world: World, entry: SearchEntry, deps: Deps): Search {
  const known = world.explored[entry.index];
  if (known !== undefined) return known;
  entry.checking = true;
  const search = under(world, entry.block?.decl ?? entry.decl, () => build(world, entry, deps));
  entry.checking = false;
  world.explored[entry.index] = search;
  return search;
}

/**
 * All costs have one denominator, which also is that of `spent`; and what a cost says may depend on `spent`. So the
 * denominator is found by trying.
 */
function build(world: World, entry: SearchEntry, deps: Deps): Search {
  const tried = untilSettled(world, 1, (den) => {
    const ctx = newCtx(world, newBody(entry.decl.name.text, -1), deps, { pure: true });
    const draft = draftOf(ctx, entry, den);
    const wanted = lcm(den, draft.wanted);
    return { result: { ctx, ...draft }, again: wanted === den ? undefined : wanted };
  });
  const { ctx, search } = tried;
  checkComponents(ctx, entry);
  if (search.den % tried.wanted === 0)
    return { ...search, steps: search.steps.map((step) => priced(ctx, step, search.den)) };
  report(ctx, 'search/spent', entry.decl.name.span, { name: search.name });
  return search;
}

/** States must be told apart, and what is found must be a set. */
function checkComponents(ctx: Ctx, { decl, over }: SearchEntry): void {
  for (const [i, type] of over.entries()) {
    const param = decl.over[i];
    if (param === undefined || (i === 0 ? listed(type) : kept(type))) continue;
    report(ctx, 'search/component', param.span, { name: param.name.text, type: showType(type) });
  }
}

const kept = (type: Type): boolean =>
  type.t === 'set' ? sizeOf(type.of) <= WIDEST_SET : type.t === 'int' || sizeOf(type) <= MOST;
const listed = (type: Type): boolean => type.t !== 'set' && type.t !== 'map' && sizeOf(type) <= WIDEST;

interface Draft {
  readonly search: Search;
  /** The denominator that its costs and its limit need. */
  readonly wanted: number;
}

function draftOf(ctx: Ctx, { decl, params, over: types }: SearchEntry, den: number): Draft {
  declareParams(ctx, decl.params, params);
  const from = stateOf(ctx, decl, decl.from, types);
  const limit = decl.limit && asNumber(ctx, ctx.expr(decl.limit, undefined));
  const own = within(ctx, noFacts, () => {
    const over = decl.over.map(({ name }, i) => declare(ctx, name, types[i] ?? { t: 'error' }));
    const spent = declareSpent(ctx, limit?.type, den);
    return { over, spent, steps: decl.steps.map((step) => stepOf(ctx, decl, step, types)), ends: endsOf(ctx, decl) };
  });
  const dens = [limit?.type, ...own.steps.map(({ cost }) => cost?.type)].map((type) =>
    type?.t === 'int' ? type.den : 1,
  );
  const search: Search = {
    name: decl.name.text,
    params: params.length,
    locals: ctx.body.locals,
    from,
    limit: limit && coerce(ctx, limit.expr, range(-MOST, MOST, lcm(den, limit.type.den))),
    den,
    counts: own.steps.some((step) => readsLocal('searchStep', step, own.spent)),
    ...own,
    at: { span: decl.span, cites: [], doc: decl.doc },
  };
  return { search, wanted: dens.reduce(lcm) };
}

/** The cost so far. A parameter or component of this name comes first. */
function declareSpent(ctx: Ctx, limit: IntType | undefined, den: number): number {
  const most = limit === undefined ? MOST : Math.max(0, Math.min(MOST, limit.max * (lcm(den, limit.den) / limit.den)));
  const type = range(0, most, den);
  const local = newLocal(ctx, 'spent', type);
  if (lookup(ctx, 'spent') !== undefined) return local;
  knowsBuiltin(ctx.world, ctx.body, local, 'spent');
  ctx.body.sight.at(-1)?.set('spent', { local, type, mutable: false });
  return local;
}

/** A state with one component is written without parentheses. */
function stateOf(ctx: Ctx, { name }: syntax.SearchDecl, written: syntax.Expr, types: readonly Type[]): Search['from'] {
  const items = written.node === 'tuple' ? written.items : [written];
  if (items.length !== types.length)
    report(ctx, 'call/arguments', written.span, { name: name.text, expected: types.length, found: items.length });
  return items.map((item, i) => typed(ctx, item, types[i] ?? { t: 'error' }));
}

function stepOf(ctx: Ctx, decl: syntax.SearchDecl, step: syntax.SearchStep, types: readonly Type[]): SearchStep {
  return within(ctx, noFacts, () => {
    const binder = bind(ctx, step);
    const guards = step.guards.map((guard) => guardOf(ctx, guard));
    const cost = step.cost && asNumber(ctx, ctx.expr(step.cost, undefined))?.expr;
    const to = stateOf(ctx, decl, step.to, types);
    return { binder, guards, cost, to, stop: step.stop && ctx.test(step.stop).expr };
  });
}

const endsOf = (ctx: Ctx, { ends }: syntax.SearchDecl): readonly Guard[] =>
  within(ctx, noFacts, () => ends.map((guard) => guardOf(ctx, guard)));

/** What one condition teaches holds in all that follow. */
function guardOf(ctx: Ctx, { test, reason }: syntax.Guard): Guard {
  const checked = ctx.test(test);
  learn(ctx, checked.yes);
  return { test: checked.expr, reason: reason && pathOf(ctx, reason.text) };
}

/** A cost below nothing is the fault `range`. */
const priced = (ctx: Ctx, step: SearchStep, den: number): SearchStep =>
  step.cost === undefined ? step : { ...step, cost: coerce(ctx, step.cost, range(0, MOST, den)) };
