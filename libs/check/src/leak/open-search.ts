import { bool, type Expr, type Model, type Search, setOf } from '@sandtable/model';
import { keyOf, type Terms } from './form.ts';
import { moved } from './term.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/**
 * Everything that a called search reads, as one expression with the arguments in it. Its states run through all there
 * are: that is more than it comes to, but nothing it reads is left out.
 */
export function openedSearch(
  { searches }: Model,
  call: Of<'search' | 'searchCost' | 'searchPath'>,
  terms: Terms,
): Expr | undefined {
  const search = searches[call.search];
  const known = terms.bodies.get(keyOf(terms, call));
  if (known !== undefined || search === undefined) return known;
  const base = terms.next;
  terms.next += search.locals.length;
  const body = moved(
    readBy(search),
    (read) => (read.local < search.params ? (call.args[read.local] ?? read) : { ...read, local: read.local + base }),
    (local) => local + base,
  );
  terms.bodies.set(keyOf(terms, call), body);
  return body;
}

function readBy(search: Search): Expr {
  const { from, limit, steps, ends, at } = search;
  const { span } = at;
  const all = (items: readonly (Expr | undefined)[]): Expr => ({
    e: 'set',
    items: items.filter((item) => item !== undefined),
    type: setOf(bool),
    span,
  });
  const states = [...search.over, search.spent].map((local) => {
    const type = setOf(search.locals[local]?.type ?? bool);
    return { local, over: { e: 'every', type, span } as const };
  });
  const inStates = (binders: Of<'collect'>['binders'], where: Expr | undefined, item: Expr): Expr => ({
    e: 'collect',
    binders: [...states, ...binders],
    where,
    item,
    type: setOf(bool),
    span,
  });
  const moves = steps.map(({ binder, guards, cost, to, stop }) =>
    inStates([binder], conjunction(guards.map(({ test }) => test)), all([...to, cost, stop])),
  );
  return all([...from, limit, ...moves, inStates([], undefined, all(ends.map(({ test }) => test)))]);
}

const conjunction = (tests: readonly Expr[]): Expr | undefined =>
  tests.reduce<Expr | undefined>(
    (left, right) => (left ? { e: 'logic', op: 'and', left, right, type: bool, span: right.span } : right),
    undefined,
  );
