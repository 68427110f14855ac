import {
  type Binder,
  bool,
  type Change,
  type Choice,
  changed,
  type Expr,
  type Func,
  type Guard,
  type Model,
  setOf,
  sizeOf,
  someNode,
  type Type,
} from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import type { MemberSets } from './member-set-index.ts';
import { memberOfUnion, type Place, type Rows } from './member-unions.ts';
import { binding, conjunction, conjuncts, replaced } from './tree.ts';
import { elementOf } from './types.ts';
import { UNROLLED, type Unit } from './unit.ts';
import { isWeighed } from './weighed.ts';
import { wordsOf } from './words.ts';

/** `some c in own(a) where admits(f, c)`: what `a` has is constant, and there is a function that gives all `c` for an `f`. */
interface Asked {
  readonly over: Expr;
  readonly by: Expr;
  readonly fn: number;
}

interface MemberRow {
  readonly func: Func;
  readonly member: number;
  readonly by: number;
}

/** All `a` for an `f` are put together from those that have each `c`. */
export function memberRow(unit: Unit, f: Func, { over, by, fn }: Asked): MemberRow | undefined {
  const { reads, constant } = factsOf(unit.model, over);
  const [member = -1] = [...reads];
  const type = f.locals[member]?.type;
  if (reads.size !== 1 || !constant || f.params !== 2 || member >= 2 || by.e !== 'local' || by.local === member)
    return undefined;
  if (type?.t !== 'kind' || !faultless(unit, over) || !isWorth(type, elementOf(over.type))) return undefined;
  return { func: rowOf(f, { over, by, fn }, member, type), member, by: by.local };
}

/** Whether it takes fewer steps to put members together than to look at each. */
function isWorth(type: Type, element: Type): boolean {
  const words = wordsOf(setOf(type));
  return words <= UNROLLED && sizeOf(element) * words <= sizeOf(type);
}

function rowOf(f: Func, { over, by, fn }: Asked, member: number, type: Type): Func {
  const { span } = over;
  const [of, each] = [setOf(type), elementOf(over.type)];
  const local = (index: number, of: Type): Expr => ({ e: 'local', local: index, type: of, span });
  const own = replaced(
    over,
    (e) => (e.e === 'local' && e.local === member ? local(1, type) : e),
    (bound) => bound,
  );
  const given: Expr = { e: 'call', fn, args: [local(0, by.type)], type: over.type, span };
  const where: Expr = {
    e: 'quant',
    quant: 'some',
    binders: [{ local: 2, over: given }],
    where: { e: 'member', item: local(2, each), set: own, type: bool, span },
    body: undefined,
    prefer: [],
    type: bool,
    span,
  };
  const every: Expr = { e: 'every', type: of, span };
  return {
    name: f.name,
    params: 1,
    locals: [
      { name: '', type: by.type },
      { name: '', type },
      { name: '', type: each },
    ],
    result: of,
    body: { e: 'filter', binder: { local: 1, over: every }, where, type: of, span },
    at: f.at,
  };
}

/**
 * `some a in A, f in F where serves(a, f)` as `some f in F where some a in A where serves(a, f)`: all `a` for one `f` are
 * a set, so that no loop over them is needed.
 */
export function turned(unit: Unit, sets: MemberSets, rows: Rows, f: Func): Func {
  if (sets.size === 0) return f;
  const body = changed('expr', f.body, turning(unit, sets, rows, f));
  return body === f.body ? f : { ...f, body };
}

/** The same in the conditions of what a question offers. */
export function turnedChoice(unit: Unit, sets: MemberSets, rows: Rows, choice: Choice): Choice {
  const procedure = unit.model.procedures[choice.procedure];
  if (sets.size === 0 || procedure === undefined) return choice;
  const change = turning(unit, sets, rows, procedure);
  const guards = (all: readonly Guard[]): readonly Guard[] =>
    all.map((guard) => ({ ...guard, test: changed('expr', guard.test, change) }));
  if (choice.form !== 'menu') return isWeighed(choice) ? choice : { ...choice, guards: guards(choice.guards) };
  const arms = choice.arms.map((arm) => ({
    ...arm,
    guards: guards(arm.guards),
    params: arm.params.map((param) => ({ ...param, guards: guards(param.guards) })),
  }));
  return { ...choice, arms };
}

const turning = (unit: Unit, sets: MemberSets, rows: Rows, place: Place): Change => ({
  expr: (e) => (e.e === 'quant' ? turnedOne(unit, sets, rows, place, e) : undefined),
  local: (local) => local,
});

type Quantified = Extract<Expr, { e: 'quant' }>;

function turnedOne(unit: Unit, sets: MemberSets, rows: Rows, f: Place, e: Quantified): Expr | undefined {
  const { model } = unit;
  const [inner, outer] = e.binders.slice(-2);
  if ((e.quant !== 'some' && e.quant !== 'no') || e.body !== undefined || inner === undefined || outer === undefined)
    return undefined;
  if (outer.over.type.t !== 'set' || factsOf(model, outer.over).reads.has(inner.local)) return undefined;
  const tests = conjuncts(e.where).flatMap((test) => opened(model, test));
  if (![inner.over, outer.over, ...tests].every((each) => faultless(unit, each)) || tests.some(binding))
    return undefined;
  if (!tests.some((test) => isKept(sets, test, inner.local, outer.local))) return undefined;
  const united = unitedOne(unit, sets, rows, f, { inner, outer, tests });
  if (united !== undefined) return { ...e, binders: [...e.binders.slice(0, -2), inner], where: united };
  const isOwn = (test: Expr): boolean => factsOf(model, test).reads.has(inner.local);
  const own = conjunction(tests.filter(isOwn));
  const some: Expr = { ...e, quant: 'some', binders: [inner], where: own };
  const where = conjunction([...tests.filter((test) => !isOwn(test)), some]);
  // Where there is nobody, nothing has to be looked for.
  const anybody = not({ e: 'empty', of: inner.over, type: bool, span: inner.over.span });
  const found = conjunction([anybody, { ...e, quant: 'some', binders: [outer], where }]) as Expr;
  const binders = e.binders.slice(0, -2);
  if (binders.length > 0) return { ...e, binders, where: found };
  return e.quant === 'some' ? found : not(found);
}

interface Pairs {
  readonly inner: Binder;
  readonly outer: Binder;
  readonly tests: readonly Expr[];
}

/** The conditions on the inner member alone, if all values of the outer one can be looked at together. */
function unitedOne(unit: Unit, sets: MemberSets, rows: Rows, f: Place, pairs: Pairs): Expr | undefined {
  const { inner, outer, tests } = pairs;
  const readsOf = (test: Expr): ReadonlySet<number> => factsOf(unit.model, test).reads;
  const [kept, ...others] = tests.filter((test) => readsOf(test).has(inner.local) && readsOf(test).has(outer.local));
  const free = tests.filter((test) => !readsOf(test).has(inner.local));
  if (kept === undefined || others.length > 0) return undefined;
  const member = { local: inner.local, type: elementOf(inner.over.type) };
  const united = memberOfUnion(unit, sets, rows, f, { member, outer, free, kept });
  const own = tests.filter((test) => readsOf(test).has(inner.local) && test !== kept);
  return united && conjunction([...own, united]);
}

const not = (of: Expr): Expr => ({ e: 'not', of, type: bool, span: of.span });

/** The parts of a condition that is called by name, if nothing has to be evaluated for its parameters. */
function opened(model: Model, test: Expr): readonly Expr[] {
  const f = test.e === 'call' ? model.functions[test.fn] : undefined;
  if (test.e !== 'call' || f === undefined || f.body.e !== 'logic' || f.body.op !== 'and') return [test];
  const { binds, block } = factsOf(model, f.body);
  if (block || binds.size > 0 || !test.args.every((arg) => arg.e === 'local' || arg.e === 'value')) return [test];
  const body = replaced(
    f.body,
    (e) => (e.e === 'local' ? (test.args[e.local] ?? e) : e),
    (bound) => bound,
  );
  return conjuncts(body).flatMap((part) => opened(model, part));
}

const isKept = (sets: MemberSets, test: Expr, member: number, by: number): boolean =>
  someNode('expr', test, (sort, e) => {
    const known = sort === 'expr' && e.e === 'call' ? sets.get(e.fn) : undefined;
    return known !== undefined && sort === 'expr' && e.e === 'call' && isPair(e.args, known, member, by);
  });

const isPair = (
  args: readonly Expr[],
  known: { readonly member: number; readonly by: number },
  member: number,
  by: number,
): boolean => isLocal(args[known.member], member) && isLocal(args[known.by], by);

const isLocal = (e: Expr | undefined, local: number): boolean => e?.e === 'local' && e.local === local;
