import { type Binder, type Expr, ordinalOf, type Quantified } from '@sandtable/model';
import { inRange } from './arith.ts';
import { binding } from './bind.ts';
import { toOrdinal } from './convert.ts';
import { code, convertOrFault, type Env, elementOf, entry, holds, localType, readLocal } from './env.ts';
import { Fault } from './fault.ts';
import { someItem } from './numbers.ts';
import { through } from './through.ts';
import { asCode, fromBool, makeSet, type RunValue } from './value.ts';

type Quant = Quantified & Expr;

export function filter(env: Env, binder: Binder, where: Expr): readonly number[] {
  const found: number[] = [];
  const take = binding(env, binder);
  someItem(env, binder.over, (item) => {
    env.world.turn?.(binder.over.span);
    take(item);
    if (holds(env, where)) found.push(asCode(item));
    return false;
  });
  return found;
}

export function collect(env: Env, expr: Extract<Expr, { e: 'collect' }>): RunValue {
  const found = each(env, expr.binders, expr.where, () => ({
    item: env.value(expr.item),
    key: sortKey(env, expr.sortedBy),
  }));
  const element = elementOf(expr.type);
  if (expr.type.t === 'set') return makeSet(found.map(({ item }) => toOrdinal(element, item)));
  return found.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** Less comes first; without a key everything stays where it is. */
export const sortKey = (env: Env, by: Expr | undefined): number =>
  by === undefined ? 0 : ordinalOf(by.type, code(env, by));

export const quantify = (env: Env, expr: Quant): RunValue => quantors[expr.quant](env, expr);

const quantors: Readonly<Record<Quant['quant'], (env: Env, expr: Quant) => RunValue>> = {
  some: (env, expr) => fromBool(any(env, expr)),
  no: (env, expr) => fromBool(!any(env, expr)),
  all: (env, expr) => fromBool(all(env, expr)),
  count,
  sum: (env, expr) => bodies(env, expr).reduce((sum, value) => inRange(sum + value, expr), 0),
  min: (env, expr) => extreme(env, expr, Math.min),
  max: (env, expr) => extreme(env, expr, Math.max),
  first: (env, expr) => orNone(env, expr, firstOf(env, expr)),
  only: (env, expr) => only(env, expr),
  best: (env, expr) => orNone(env, expr, best(env, expr)),
};

function each<T>(env: Env, binders: readonly Binder[], where: Expr | undefined, look: () => T): T[] {
  const found: T[] = [];
  through(env, binders, where, () => found.push(look()) < 0);
  return found;
}

function count(env: Env, expr: Quant): number {
  let found = 0;
  through(env, expr.binders, expr.where, () => {
    found += 1;
    return false;
  });
  return found;
}

const any = (env: Env, expr: Quant): boolean =>
  through(env, expr.binders, expr.where, () => expr.body === undefined || holds(env, expr.body));

const all = (env: Env, expr: Quant): boolean =>
  !through(env, expr.binders, expr.where, () => !holds(env, bodyOf(expr)));

const bodies = (env: Env, expr: Quant): number[] => each(env, expr.binders, expr.where, () => code(env, bodyOf(expr)));

function bodyOf(expr: Quant): Expr {
  if (expr.body === undefined) throw new TypeError(`${expr.quant} needs a body`);
  return expr.body;
}

/** Optional where the set may be empty, a plain number where the checker proved that it is not. */
function extreme(env: Env, expr: Quant, pick: (a: number, b: number) => number): RunValue {
  const values = bodies(env, expr);
  if (values.length === 0) return expr.type.t === 'union' ? 0 : fault(expr, 'range', 0);
  return convertOrFault(
    bodyOf(expr).type,
    expr.type,
    values.reduce((a, b) => pick(a, b)),
    expr.span,
  );
}

/** The binder that `first`, `only` and `best` give back. */
const chosen = (env: Env, expr: Quant): RunValue => readLocal(env, entry(expr.binders, 0).local);

const firstOf = (env: Env, expr: Quant): RunValue | undefined =>
  through(env, expr.binders, expr.where, () => true) ? chosen(env, expr) : undefined;

function only(env: Env, expr: Quant): RunValue {
  const [value, ...more] = each(env, expr.binders, expr.where, () => chosen(env, expr));
  if (value === undefined || more.length > 0) return fault(expr, 'only', value === undefined ? 0 : 1 + more.length);
  return convertOrFault(localType(env, entry(expr.binders, 0).local), expr.type, value, expr.span);
}

function best(env: Env, expr: Quant): RunValue | undefined {
  const found = each(env, expr.binders, expr.where, () => ({ value: chosen(env, expr), merits: merits(env, expr) }));
  // Strictly better only: ties go to the first in the order of members.
  return found.reduce<(typeof found)[number] | undefined>(
    (top, next) => (top && !better(next.merits, top.merits) ? top : next),
    undefined,
  )?.value;
}

/** One number per criterion, turned so that more is better. */
const merits = (env: Env, expr: Quant): readonly number[] =>
  expr.prefer.map((p) => (p.most ? 1 : -1) * merit(env, p.by));

const merit = (env: Env, by: Expr): number => ordinalOf(by.type, asCode(env.value(by)));

function better(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((merit, i) => merit !== b[i]);
  return differs >= 0 && entry(a, differs) > entry(b, differs);
}

function orNone(env: Env, expr: Quant, value: RunValue | undefined): RunValue {
  if (value !== undefined)
    return convertOrFault(localType(env, entry(expr.binders, 0).local), expr.type, value, expr.span);
  return expr.type.t === 'union' ? 0 : fault(expr, 'only', 0);
}

function fault(expr: Quant, name: 'range' | 'only', found: number): never {
  throw new Fault(name, expr.span, { found });
}
