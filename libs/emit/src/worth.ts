import {
  type Call,
  type Child,
  callsIn,
  type Expr,
  type Func,
  type Model,
  type Search,
  type Stmt,
  searches,
  setOf,
  sizeOf,
  someNode,
  type Type,
  walkAll,
} from '@sandtable/model';
import { allOf, bodiesIn, bodiesOf } from './bodies.ts';
import { factsOf } from './facts.ts';
import { wordsOf } from './words.ts';

/** Functions with more tuples of arguments than this, or results that take more room, are computed each time. */
const MOST_TUPLES = 4096;
const MOST_WORDS = 65_536;

/**
 * Functions whose results are kept: those that loop and that equations call without being equations themselves, and those
 * that search and that questions or policies call, to be asked the same for every candidate and again when it is answered.
 */
export function keptFunctions(model: Model): readonly number[] {
  const inside = new Set(
    model.decisions.flatMap((block) => [...block.decides, ...block.equations, ...block.functions]),
  );
  const called = calledIn(
    model,
    model.decisions.flatMap((block) => bodiesOf(model, block)),
    inside,
  );
  const kept = new Set(keptSearches(model).map(({ search }) => search));
  const asks = [...allOf('choice', model.choices), ...allOf('policy', model.policies)];
  const asked = calledIn(model, asks, inside, kept);
  const all = [...called, ...[...asked].filter((fn) => !called.has(fn) && searching(model, fn))];
  return all.filter((fn) => worthy(model, model.functions[fn]));
}

/** A search that keeps what it finds: in so many slots, or without a number the last result alone. */
interface KeptSearch {
  readonly search: number;
  readonly slots: number | undefined;
}

/** Searches whose arguments are a number; where costs are asked for, they lie beside what it has found last. */
export function keptSearches(model: Model): readonly KeptSearch[] {
  const asked = pricedIn(model);
  return model.searches.flatMap((one, search) => {
    const plainly = one.locals.slice(0, one.params).every(({ type }) => plain(type) && type.t !== 'set');
    if (!plainly || tuplesOf(one) >= 2 ** 31) return [];
    const words = wordsOf(setOf(one.locals[one.over[0] ?? 0]?.type ?? { t: 'bool' }));
    const room = Math.max(1, Math.floor(MOST_WORDS / words));
    return [{ search, slots: asked.has(search) ? undefined : Math.min(tuplesOf(one), room) }];
  });
}

export const tuplesOf = ({ locals, params }: Pick<Func, 'locals' | 'params'>): number =>
  locals.slice(0, params).reduce((n, { type }) => n * sizeOf(type), 1);

const priced = new WeakMap<Model, ReadonlySet<number>>();

/** The searches whose costs someone asks for. */
function pricedIn(model: Model): ReadonlySet<number> {
  const known = priced.get(model) ?? findPriced(model);
  priced.set(model, known);
  return known;
}

function findPriced(model: Model): ReadonlySet<number> {
  if (model.searches.length === 0) return new Set();
  const { fields, states, piles } = model;
  const roots = [
    ...bodiesIn(model),
    ...allOf(
      'audience',
      [...fields, ...states, ...piles].map(({ seen }) => seen),
    ),
  ];
  const found = new Set<number>();
  walkAll(roots, (sort, e) => {
    if (sort === 'expr' && e.e === 'searchCost') found.add(e.search);
  });
  return found;
}

/** Whether a function runs a search, it or what it calls. */
export function searching(model: Model, fn: number): boolean {
  const own = (each: number): boolean => {
    const func = model.functions[each];
    return func !== undefined && callsIn(['func', func]).some(({ to }) => to === 'search');
  };
  return own(fn) || [...calledIn(model, allOf('func', [model.functions[fn]]), new Set())].some(own);
}

/** Functions that are called in trees or in what is called there, but for some that are passed over; `kept` are searches whose results are kept. */
function calledIn(
  model: Model,
  roots: readonly Child[],
  but: ReadonlySet<number>,
  kept: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const [found, explored] = [new Set<number>(), new Set<number>()];
  const follow = ({ to, index }: Call): void => {
    if (to === 'function' && !but.has(index) && !found.has(index)) {
      found.add(index);
      look(allOf('func', [model.functions[index]]));
    }
    if (to === 'search' && !explored.has(index)) {
      explored.add(index);
      look(partsOf(model.searches[index], kept.has(index)));
    }
  };
  const look = (nodes: readonly Child[]): void => {
    for (const node of nodes) for (const call of callsIn(node)) follow(call);
  };
  look(roots);
  return found;
}

/**
 * What is evaluated in a search. Where what it finds is kept, its start and its limit are evaluated once for the same
 * arguments and position, so that nothing is gained by results of what they call.
 */
function partsOf(search: Search | undefined, kept: boolean): readonly Child[] {
  if (search === undefined || !kept) return allOf('search', [search]);
  const { steps, ends } = search;
  return [...allOf('searchStep', steps), ...allOf('guard', ends)];
}

const plain = (type: Type): boolean => type.t !== 'map' && type.t !== 'list' && type.t !== 'text';

/** Worth a table: few arguments, and a search through something to find the result. */
function worthy(model: Model, func: Func | undefined): boolean {
  if (func === undefined || !plain(func.result)) return false;
  if (!func.locals.slice(0, func.params).every(({ type }) => plain(type) && type.t !== 'set')) return false;
  const tuples = tuplesOf(func);
  if (!(tuples <= MOST_TUPLES) || tuples * wordsOf(func.result) > MOST_WORDS) return false;
  return !factsOf(model, func.body).constant && loops(func.body);
}

/** What looks through something. */
export const LOOPS: ReadonlySet<Expr['e'] | Stmt['s']> = new Set<Expr['e'] | Stmt['s']>([
  'quant',
  'filter',
  'collect',
  'map',
  'for',
  'while',
  'repeat',
]);

const loops = (body: Expr): boolean =>
  someNode('expr', body, (sort, node) =>
    sort === 'expr' ? searches(node) || LOOPS.has(node.e) : sort === 'stmt' && LOOPS.has(node.s),
  );
