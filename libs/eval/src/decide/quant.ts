import type { Binder, Expr, Quantified } from '@sandtable/model';
import { fromOrdinal, toOrdinal } from '../convert.ts';
import { bindLocal, elementOf } from '../env.ts';
import { Fault } from '../fault.ts';
import { makeSet } from '../value.ts';
import { type Asking, number, set } from './asking.ts';
import { type Between, flag, inverse, type OpenValue, type Within, within, yes } from './open.ts';

type Quant = Quantified & Expr;

/**
 * Runs through all combinations that there may be, the last binder fastest; `inside` tells whether this one is there for
 * certain. Ends when `look` says that it has seen enough.
 */
function through(o: Asking, binders: readonly Binder[], look: (inside: boolean) => boolean, inside = true): boolean {
  const [binder, ...rest] = binders;
  if (binder === undefined) return look(inside);
  const element = elementOf(binder.over.type);
  const { certain, possible } = set(o, binder.over);
  return possible.some((ordinal) => {
    bindLocal(o.env, binder.local, element, fromOrdinal(element, ordinal));
    return through(o, rest, look, inside && certain.includes(ordinal));
  });
}

const test = (o: Asking, e: Expr | undefined): Between => (e === undefined ? yes : number(o, e));

export function filter(o: Asking, e: Extract<Expr, { e: 'filter' }>): Within {
  return collected(o, [e.binder], e.where, () => {
    const element = elementOf(e.type);
    return toOrdinal(element, o.env.frame.values[e.binder.local] ?? 0);
  });
}

export const collect = (o: Asking, e: Extract<Expr, { e: 'collect' }>): Within =>
  collected(o, e.binders, e.where, () => toOrdinal(elementOf(e.type), o.env.value(e.item)));

function collected(o: Asking, binders: readonly Binder[], where: Expr | undefined, item: () => number): Within {
  const [certain, possible]: [number[], number[]] = [[], []];
  through(o, binders, (inside) => {
    const meant = test(o, where);
    if (meant.high === 0) return false;
    const ordinal = item();
    possible.push(ordinal);
    if (inside && meant.low === 1) certain.push(ordinal);
    return false;
  });
  return { certain: makeSet(certain), possible: makeSet(possible) };
}

export function quantify(o: Asking, e: Quant): OpenValue {
  switch (e.quant) {
    case 'some':
      return some(o, e);
    case 'no':
      return inverse(some(o, e));
    case 'all':
      return all(o, e);
    case 'count':
    case 'sum':
      return total(o, e);
    case 'min':
    case 'max':
      return extreme(o, e, e.quant);
    default:
      throw new TypeError(`${e.quant} cannot be open`);
  }
}

/** Ends with the first that surely is one. */
function some(o: Asking, e: Quant): Between {
  let may = false;
  const must = through(o, e.binders, (inside) => {
    const meant = test(o, e.where);
    const body = meant.high === 0 ? meant : test(o, e.body);
    may ||= meant.high === 1 && body.high === 1;
    return inside && meant.low === 1 && body.low === 1;
  });
  return flag(must, may);
}

/** Ends with the first that surely is not as it should be. */
function all(o: Asking, e: Quant): Between {
  let must = true;
  const not = through(o, e.binders, (inside) => {
    const meant = test(o, e.where);
    if (meant.high === 0) return false;
    const body = test(o, e.body);
    must &&= body.low === 1;
    return inside && meant.low === 1 && body.high === 0;
  });
  return flag(must, !not);
}

/** What is not surely meant counts from nothing on. */
function total(o: Asking, e: Quant): Between {
  let [low, high] = [0, 0];
  through(o, e.binders, (inside) => {
    const meant = test(o, e.where);
    if (meant.high === 0) return false;
    const one = e.quant === 'count' ? yes : test(o, e.body);
    const sure = inside && meant.low === 1;
    low += sure ? one.low : Math.min(0, one.low);
    high += sure ? one.high : Math.max(0, one.high);
    return false;
  });
  return within({ low, high }, e.span);
}

/** The set is known not to be empty, but not always of which members it consists. */
function extreme(o: Asking, e: Quant, quant: 'min' | 'max'): Between {
  const [sure, any]: [Between[], Between[]] = [[], []];
  through(o, e.binders, (inside) => {
    const meant = test(o, e.where);
    if (meant.high === 0) return false;
    const one = test(o, e.body);
    any.push(one);
    if (inside && meant.low === 1) sure.push(one);
    return false;
  });
  if (any.length === 0) throw new Fault('range', e.span);
  const [lows, highs] = [any.map(({ low }) => low), any.map(({ high }) => high)];
  if (quant === 'max')
    return { low: sure.length ? Math.max(...sure.map(({ low }) => low)) : Math.min(...lows), high: Math.max(...highs) };
  return { low: Math.min(...lows), high: sure.length ? Math.min(...sure.map(({ high }) => high)) : Math.max(...highs) };
}
