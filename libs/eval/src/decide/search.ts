import type { Expr } from '@sandtable/model';
import { fromOrdinal } from '../convert.ts';
import { bindLocal, elementOf, entry, makeFrame } from '../env.ts';
import { explore, type Manner } from '../search.ts';
import { makeSet } from '../value.ts';
import { type Asking, number, set } from './asking.ts';
import type { Within } from './open.ts';

/** A search while answers are open: once over the steps that there are for certain, and once over all that there may be. */
export function search(o: Asking, e: Extract<Expr, { e: 'search' }>): Within {
  const found = entry(o.env.model.searches, e.search);
  const args = e.args.map((arg) => o.env.value(arg));
  const of = (sure: boolean) => {
    const own = { ...o, env: o.env.enter(makeFrame(found.locals, args)), locals: new Map() };
    return makeSet(explore(own.env, found, manner(own, sure)).keys());
  };
  return { certain: of(true), possible: of(false) };
}

/** For certain nothing leads on from where a step may stop. */
const manner = (o: Asking, sure: boolean): Manner => ({
  passes: (guards) => guards.every(({ test }) => number(o, test)[sure ? 'low' : 'high'] === 1),
  stops: (test) => number(o, test)[sure ? 'high' : 'low'] === 1,
  *each(binder) {
    const element = elementOf(binder.over.type);
    for (const ordinal of set(o, binder.over)[sure ? 'certain' : 'possible']) {
      bindLocal(o.env, binder.local, element, fromOrdinal(element, ordinal));
      yield ordinal;
    }
  },
});
