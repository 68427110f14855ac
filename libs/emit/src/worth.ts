import {
  type Decisions,
  type Expr,
  type Func,
  type Model,
  type Search,
  type Stmt,
  setOf,
  sizeOf,
  type Type,
} from '@sandtable/model';
import { factsOf } from './facts.ts';
import { wordsOf } from './words.ts';

/** Functions with more tuples of arguments than this, or results that take more room, are computed each time. */
const MOST_TUPLES = 4096;
const MOST_WORDS = 65_536;

/**
 * Functions whose results are kept: those that loop and that equations call without being equations themselves, and those
 * that search and that questions call, to be asked the same for every candidate and again when it is answered.
 */
export function keptFunctions(model: Model): readonly number[] {
  const inside = new Set(
    model.decisions.flatMap((block) => [...block.decides, ...block.equations, ...block.functions]),
  );
  const beside = calledIn(
    model,
    model.decisions.map((block) => bodiesOf(model, block)),
    inside,
  );
  const asked = calledIn(model, model.choices, inside);
  const all = [...beside, ...[...asked].filter((fn) => !beside.has(fn) && searching(model, model.functions[fn]?.body))];
  return all.filter((fn) => worthy(model, model.functions[fn]));
}

/** A search that keeps what it finds: in so many slots, or without a number the last result alone. */
interface KeptSearch {
  readonly search: number;
  readonly slots: number | undefined;
}

/** Searches whose arguments are a number; where costs are asked for, they lie beside what it has found last. */
export function keptSearches(model: Model): readonly KeptSearch[] {
  const priced = pricedIn(model);
  return model.searches.flatMap((one, search) => {
    const plainly = one.locals.slice(0, one.params).every(({ type }) => plain(type) && type.t !== 'set');
    if (!plainly || tuplesOf(one) >= 2 ** 31) return [];
    const words = wordsOf(setOf(one.locals[one.over[0] ?? 0]?.type ?? { t: 'bool' }));
    const room = Math.max(1, Math.floor(MOST_WORDS / words));
    return [{ search, slots: priced.has(search) ? undefined : Math.min(tuplesOf(one), room) }];
  });
}

export const tuplesOf = ({ locals, params }: Pick<Func, 'locals' | 'params'>): number =>
  locals.slice(0, params).reduce((n, { type }) => n * sizeOf(type), 1);

/** The searches whose costs somebody asks for. */
function pricedIn(model: Model): ReadonlySet<number> {
  const found = new Set<number>();
  const { functions, searches, procedures, choices, watchers, policies, fields, states, piles } = model;
  const audiences = [...fields, ...states, ...piles].map(({ seen }) => seen);
  if (searches.length > 0)
    visit([functions, searches, procedures, choices, watchers, policies, audiences], (e) => {
      if (e.e === 'searchCost') found.add(e.search);
    });
  return found;
}

/** Whether a function runs a search, it or what it calls. */
export function searching(model: Model, body: unknown): boolean {
  let found = false;
  const own = (node: unknown): void =>
    visit(node, (e) => {
      found ||= e.e === 'search' || e.e === 'searchCost' || e.e === 'searchPath';
    });
  own(body);
  for (const fn of found ? [] : calledIn(model, body, new Set())) own(model.functions[fn]?.body);
  return found;
}

/** Everything in a block that is looked at while it is solved. */
export const bodiesOf = ({ functions, searches }: Model, block: Decisions): readonly unknown[] => [
  ...[...block.equations, ...block.functions].map((fn) => functions[fn]?.body),
  ...block.searches.map((search) => partsOf(searches[search])),
];

export const partsOf = (search: Search | undefined): unknown =>
  search && [search.from, search.limit, search.steps, search.ends];

/** Looks at every expression of a tree. */
function visit(node: unknown, look: (e: Expr) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('e' in node) look(node as Expr);
  for (const key in node) if (key !== 'type' && key !== 'span') visit(node[key as keyof typeof node], look);
}

/** Functions that are called in a tree or in what is called there, but for some that are passed over. */
function calledIn(model: Model, root: unknown, but: ReadonlySet<number>): ReadonlySet<number> {
  const [found, explored] = [new Set<number>(), new Set<number>()];
  const look = (e: Expr): void => {
    if (e.e === 'call' && !but.has(e.fn) && !found.has(e.fn)) {
      found.add(e.fn);
      visit(model.functions[e.fn]?.body, look);
    }
    if ((e.e === 'search' || e.e === 'searchCost' || e.e === 'searchPath') && !explored.has(e.search)) {
      explored.add(e.search);
      visit(partsOf(model.searches[e.search]), look);
    }
  };
  visit(root, look);
  return found;
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

const LOOPS = new Set(['quant', 'filter', 'collect', 'map', 'search', 'searchCost', 'searchPath']);

const loops = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (LOOPS.has((node as Expr).e) ||
    ['for', 'while', 'repeat'].includes((node as Stmt).s) ||
    Object.entries(node).some(([key, part]) => key !== 'type' && key !== 'span' && loops(part)));
