import { bool, type Expr, type Func, type Model, setOf, sizeOf, type Type } from '@sandtable/model';
import { factsOf } from './facts.ts';
import type { MemberSets } from './member-set-index.ts';
import { binding, conjunction, replaced } from './tree.ts';
import { elementOf } from './types.ts';
import type { Unit } from './unit.ts';

/** Functions that were added to a model, by what they say. */
export interface Rows {
  /** The number of a function, the same for functions that say the same. */
  add(func: Func): number;
}

/** The function or procedure in which something is asked. */
export type Place = Pick<Func, 'name' | 'locals' | 'at'>;

/** `some f in F where P(f, x) and serves(a, f)`: what is looked for, and for whom. */
interface Asked {
  readonly member: { readonly local: number; readonly type: Type };
  readonly outer: Extract<Expr, { e: 'quant' }>['binders'][number];
  /** Conditions that don't read the member. */
  readonly free: readonly Expr[];
  /** The condition of which all members for one value of `outer` are kept. */
  readonly kept: Expr;
}

/**
 * Whether a member serves at any of some fronts that hang on one other thing by constants alone, such as the neighbors of
 * a front: all members for which that holds are a set as well, kept for each of these things as long as the sets of which
 * it is the union. The condition that is returned asks for that set.
 */
export function memberOfUnion(
  unit: Unit,
  sets: MemberSets,
  rows: Rows,
  f: Place,
  { member, outer, free, kept }: Asked,
): Expr | undefined {
  if (kept.e !== 'call' || !sets.has(kept.fn) || [...free, kept].some(binding)) return undefined;
  const given = [outer.over, ...free].map((e) => factsOf(unit.model, e));
  const reads = new Set(given.flatMap((facts) => [...facts.reads]));
  reads.delete(outer.local);
  const [by = -1] = [...reads];
  const type = f.locals[by]?.type;
  if (reads.size !== 1 || type === undefined || reads.has(member.local) || !isFew(type)) return undefined;
  if (given.some(({ constant, block, binds }) => !constant || block || binds.size > 0)) return undefined;
  const fn = rows.add(unionOf(unit.model, f, { member, outer, free, kept }, { local: by, type }));
  const { span } = kept;
  const set: Expr = {
    e: 'call',
    fn,
    args: [{ e: 'local', local: by, type, span }],
    type: setOf(member.type),
    span,
  };
  return { e: 'member', item: { e: 'local', local: member.local, type: member.type, span }, set, type: bool, span };
}

/** Unions for more values than this would have to be found again too often. */
const MOST_UNIONS = 64;
const isFew = (type: Type): boolean => (type.t === 'kind' || type.t === 'int') && sizeOf(type) <= MOST_UNIONS;

/** The function that gives all members for a value, its only parameter. */
function unionOf(
  model: Model,
  f: Place,
  { member, outer, free, kept }: Asked,
  by: { readonly local: number; readonly type: Type },
): Func {
  const { span } = kept;
  const own = new Map([by.local, member.local, outer.local].map((local, i) => [local, i]));
  const moved = (e: Expr): Expr => replaced(e, place, (local) => own.get(local) ?? local);
  const place = (e: Expr): Expr => (e.e === 'local' ? { ...e, local: own.get(e.local) ?? e.local } : e);
  const where: Expr = {
    e: 'quant',
    quant: 'some',
    binders: [{ local: 2, over: moved(outer.over) }],
    where: conjunction([...free, kept].map(moved)),
    body: undefined,
    prefer: [],
    type: bool,
    span,
  };
  const of = setOf(member.type);
  const every: Expr = { e: 'every', type: of, span };
  return {
    name: kept.e === 'call' ? (model.functions[kept.fn]?.name ?? f.name) : f.name,
    params: 1,
    locals: [by.type, member.type, elementOf(outer.over.type)].map((type) => ({ name: '', type })),
    result: of,
    body: { e: 'filter', binder: { local: 1, over: every }, where, type: of, span },
    at: { ...f.at, span },
  };
}
