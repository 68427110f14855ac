import {
  bool,
  callOf,
  changed,
  type Expr,
  expressionsIn,
  type Func,
  type Model,
  setOf,
  sizeOf,
  type Type,
  walkAll,
} from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { MOST_ROWS } from './relations.ts';
import { conjuncts } from './tree.ts';
import { UNROLLED, type Unit, wordsOf } from './unit.ts';
import { keptFunctions } from './worth.ts';

/** A function of two values whose second one is looped over: by functions, the one that gives the set for the first. */
type AskedRows = ReadonlyMap<number, number>;

/**
 * Whether a unit reaches a province is asked again and again while the results of a function are found that are kept for a
 * position, such as all orders of a unit. If there it is asked in a loop about all provinces, each unit has a set of them,
 * kept like those results. Elsewhere positions may change as often as something is asked, so nothing is kept for that.
 */
export function withAskedRows(given: Pick<Unit, 'model' | 'watched' | 'table' | 'infos'>) {
  const unit = given as Unit;
  const { model } = unit;
  const inside = unit.watched ? new Set<number>() : calledByKept(model);
  const asked = [...inside].flatMap((fn) => expressionsIn('func', model.functions[fn] as Func).flatMap(askedInLoop));
  const first = model.functions.length;
  const rows = new Map([...new Set(asked)].filter((fn) => isWorth(unit, fn)).map((fn, k) => [fn, first + k]));
  if (rows.size === 0) return { model, rows: [] };
  const made = [...rows.keys()].map((fn) => rowOf(model.functions[fn] as Func, fn));
  const functions = model.functions.map((f, fn) => (inside.has(fn) ? { ...f, body: looked(rows, made, first, f) } : f));
  return { model: { ...model, functions: [...functions, ...made] }, rows: [...rows.values()] };
}

/** Functions whose results are kept, and what they call; those that are solved together are called again and again. */
function calledByKept(model: Model): ReadonlySet<number> {
  const solved = new Set(
    model.decisions.flatMap((block) => [...block.decides, ...block.equations, ...block.functions]),
  );
  const found = new Set<number>();
  const add = (fn: number): void => {
    const f = model.functions[fn];
    if (f === undefined || found.has(fn) || solved.has(fn)) return;
    found.add(fn);
    walkAll([['func', f]], (sort, node) => {
      const call = callOf(sort, node);
      if (call?.to === 'function') add(call.index);
    });
  };
  for (const fn of keptFunctions(model)) add(fn);
  return found;
}

/** Functions that a loop asks about all values of what it runs over, and about one other value that stays the same. */
function askedInLoop(e: Expr): readonly number[] {
  const binders = e.e === 'filter' ? [e.binder] : e.e === 'collect' ? e.binders : [];
  const where = e.e === 'filter' || e.e === 'collect' ? e.where : undefined;
  const bound = new Set(binders.map(({ local }) => local));
  const whole = new Set(binders.flatMap(({ local, over }) => (over.e === 'every' ? [local] : [])));
  return conjuncts(where).flatMap((test) => {
    if (test.e !== 'call' || test.args.length !== 2) return [];
    const [by, moving] = test.args;
    const isAsked = by?.e === 'local' && !bound.has(by.local) && moving?.e === 'local' && whole.has(moving.local);
    return isAsked ? [test.fn] : [];
  });
}

/** Few rows of few words, found without a runtime error, a search or a block of decisions. */
function isWorth(unit: Unit, fn: number): boolean {
  const f = unit.model.functions[fn];
  const [by, over] = f?.locals.slice(0, f.params).map(({ type }) => type) ?? [];
  if (f === undefined || f.result.t !== 'bool' || by?.t !== 'kind' || over?.t !== 'kind') return false;
  const { constant, block } = factsOf(unit.model, f.body);
  if (sizeOf(by) > MOST_ROWS || wordsOf(setOf(over)) > UNROLLED || constant || block) return false;
  return faultless(unit, f.body) && isPlain(unit.model, f);
}

/** Whether a function calls nothing but functions. */
function isPlain(model: Model, f: Func): boolean {
  let plain = true;
  walkAll([['func', f]], (sort, node) => {
    const call = callOf(sort, node);
    const called = call?.to === 'function' ? model.functions[call.index] : undefined;
    if (call !== undefined && (called === undefined || !isPlain(model, called))) plain = false;
  });
  return plain;
}

/** All values for which the function holds with its parameter. */
function rowOf({ name, locals, result, at }: Func, fn: number): Func {
  const { span } = at;
  const [by, over] = [locals[0], locals[1]].map((local) => ({ name: local?.name ?? '', type: local?.type ?? bool }));
  const args = [by, over].map((local, index): Expr => ({ e: 'local', local: index, type: local?.type ?? bool, span }));
  const of: Type = setOf(over?.type ?? bool);
  const where: Expr = { e: 'call', fn, args, type: result, span };
  const every: Expr = { e: 'every', type: of, span };
  const body: Expr = { e: 'filter', binder: { local: 1, over: every }, where, type: of, span };
  return { name, params: 1, locals: [by, over].flatMap((local) => local ?? []), result: of, body, at };
}

/** The function with these sets in place of calls. */
function looked(rows: AskedRows, made: readonly Func[], first: number, { body }: Func): Expr {
  return changed('expr', body, {
    expr: (e) => {
      const fn = e.e === 'call' ? rows.get(e.fn) : undefined;
      if (e.e !== 'call' || fn === undefined) return undefined;
      const [by, item] = e.args as readonly [Expr, Expr];
      const type = made[fn - first]?.result ?? bool;
      const set: Expr = { e: 'call', fn, args: [by], type, span: e.span };
      return { e: 'member', item, set, type: e.type, span: e.span };
    },
    local: (local) => local,
  });
}
