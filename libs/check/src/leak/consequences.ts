import type { Expr, Model } from '@sandtable/model';
import type { Terms } from './form.ts';
import { equal, member, not, opened, plain, put } from './term.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** What holds of every member of a set. */
export interface Rule {
  readonly over: Expr;
  readonly local: number;
  readonly then: Expr;
}

/** `all x in S: P`, `no x in S where P`. */
export function ruleOf({ quant, binders, where, body }: Of<'quant'>): Rule | undefined {
  const [binder] = binders;
  if (binder === undefined || binders.length > 1) return undefined;
  const { over, local } = binder;
  if (quant === 'all' && body !== undefined && where === undefined) return { over, local, then: body };
  return quant === 'no' && where !== undefined ? { over, local, then: not(where) } : undefined;
}

/** What follows from one fact by what its words mean; definitions are opened. */
export function consequences(model: Model, terms: Terms, fact: Expr): readonly Expr[] {
  switch (fact.e) {
    case 'logic':
      return fact.op === 'and' ? [fact.left, fact.right] : [];
    case 'not':
      return denied(model, terms, plain(fact.of));
    case 'member':
      return within(model, terms, fact);
    case 'compare': {
      const [left, right] = [plain(fact.left), plain(fact.right)];
      if (fact.op !== '==') return [];
      return [...described(model, terms, left, right), ...described(model, terms, right, left)];
    }
    case 'call':
      return [opened(model, fact, terms)].flatMap((body) => body ?? []);
    default:
      return [];
  }
}

function denied(model: Model, terms: Terms, fact: Expr): readonly Expr[] {
  if (fact.e === 'logic' && fact.op === 'or') return [not(fact.left), not(fact.right)];
  if (fact.e === 'compare' && fact.op === '!=') return [equal(fact.left, fact.right)];
  const body = fact.e === 'call' ? opened(model, fact, terms) : undefined;
  return body === undefined ? [] : [not(body)];
}

function within(model: Model, terms: Terms, { item, set }: Of<'member'>): readonly Expr[] {
  const from = plain(set);
  switch (from.e) {
    case 'filter':
      return [member(item, from.binder.over), put(terms, from.where, from.binder.local, item)];
    case 'set':
      return from.items.length === 1 && from.items[0] ? [equal(item, from.items[0])] : [];
    case 'setop': {
      const right = member(item, from.right);
      if (from.op === '+') return [];
      return [member(item, from.left), from.op === '&' ? right : not(right)];
    }
    case 'call':
      return [opened(model, from, terms)].flatMap((body) => (body ? [member(item, body)] : []));
    default:
      return [];
  }
}

/** What `name` is, if it is what a term says: `only x in S where P` and `first` are in S, and P holds of them. */
export function described(model: Model, terms: Terms, term: Expr, name: Expr): readonly Expr[] {
  const body = term.e === 'call' ? opened(model, term, terms) : undefined;
  const same = body === undefined ? [] : [equal(name, body)];
  const found = plain(body ?? term);
  if (found.e !== 'quant' || (found.quant !== 'only' && found.quant !== 'first')) return same;
  const [binder, ...more] = found.binders;
  if (binder === undefined || more.length > 0) return same;
  const where = found.where ? [put(terms, found.where, binder.local, name)] : [];
  return [...same, member(name, binder.over), ...where];
}
