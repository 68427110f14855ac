import type { Binder, Expr, Quantified } from '@sandtable/model';
import { ways } from './branching.ts';
import { checkSet, convertSet } from './convert.ts';
import { overBits } from './loop.ts';
import type { Open, Within } from './open.ts';
import { combine, has, include } from './sets.ts';
import { conjunction, conjuncts } from './tree.ts';
import { elementOf } from './types.ts';
import { assign, atom, type Cell, type Scope, settle, temp, type Val, wordsOf } from './unit.ts';

export function within(o: Open, e: Expr): Within | undefined {
  if (!o.depends(e)) {
    const exact = settle(o.s, o.s.lower.words(o.s, e));
    return { certain: exact, possible: exact };
  }
  const known = o.set(e) ?? made(o, e) ?? branching(o, e);
  if (known === undefined) o.unknown(e);
  return known;
}

function branching(o: Open, e: Expr): Within | undefined {
  const out = ways(o, e);
  return out !== undefined && 'certain' in out ? out : undefined;
}

function made(o: Open, e: Expr): Within | undefined {
  switch (e.e) {
    case 'filter':
      return filter(o, e);
    case 'collect':
      return o.depends(e.item) ? undefined : collected(o, e, e.binders, e.where, () => o.s.lower.scalar(o.s, e.item));
    case 'setop':
      return combined(o, e);
    case 'convert':
    case 'check':
      return brought(o, e);
    case 'stretch':
      return stretch(o, e);
    default:
      return undefined;
  }
}

/** The parts of a condition up to the first that is open, which narrow the set, and the others. */
export function certainly(o: Open, { where }: Pick<Quantified, 'where'>) {
  const tests = conjuncts(where);
  const at = tests.findIndex((test) => o.depends(test));
  return {
    first: conjunction(at < 0 ? tests : tests.slice(0, at)),
    rest: conjunction(at < 0 ? [] : tests.slice(at)),
  };
}

/**
 * Loops over all combinations that there may be; `inside` tells which of them are surely there. `first` depends on nothing
 * that is open. False where the sets are not seen through.
 */
export function each(
  o: Open,
  binders: readonly Binder[],
  first: Expr | undefined,
  body: (inside: string) => void,
): boolean {
  const level = (i: number, inside: string): boolean => {
    const binder = binders[i];
    if (binder === undefined) {
      body(inside);
      return true;
    }
    const where = i === binders.length - 1 ? first : undefined;
    let seen = true;
    const inner = (within: string) => {
      seen = level(i + 1, within);
    };
    if (!o.depends(binder.over)) o.s.lower.loop(o.s, binder.local, binder.over, where, () => inner(inside));
    else seen = overOpen(o, binder, where, inside, inner) && seen;
    return seen;
  };
  return level(0, 'true');
}

function overOpen(
  o: Open,
  binder: Binder,
  where: Expr | undefined,
  inside: string,
  body: (inside: string) => void,
): boolean {
  const { s } = o;
  const type = elementOf(binder.over.type);
  const set = o.within(binder.over);
  if (set === undefined) return false;
  overBits(s, s.cell(binder.local), type, settled(s, set.possible), () => {
    const own = atom(s, has(s, set.certain, type, s.cell(binder.local).at(0)));
    const both = inside === 'true' ? own : `(${inside} && ${own})`;
    if (where === undefined) return body(both);
    const test = s.lower.cond(s, where);
    s.w.block(`if (${test})`, () => body(both));
  });
  return true;
}

/** What is looped over must not be worked out again at every turn. */
const settled = (s: Scope, set: Val): Val => (set.mem === undefined ? settle(s, set) : set);

function filter(o: Open, e: Extract<Expr, { e: 'filter' }>): Within | undefined {
  return collected(o, e, [e.binder], e.where, () => o.s.cell(e.binder.local).at(0));
}

function collected(
  o: Open,
  e: Expr,
  binders: readonly Binder[],
  where: Expr | undefined,
  item: () => string,
): Within | undefined {
  const { s } = o;
  const [certain, possible] = [temp(s, wordsOf(e.type)), temp(s, wordsOf(e.type))];
  const { first, rest } = certainly(o, { where });
  const seen = each(o, binders, first, (inside) => {
    const meant = rest === undefined ? { must: 'true', may: 'true' } : o.tri(rest);
    s.w.block(`if (${meant.may})`, () => {
      const code = atom(s, item());
      include(s, possible, elementOf(e.type), code);
      s.w.block(`if (${inside} && ${meant.must})`, () => include(s, certain, elementOf(e.type), code));
    });
  });
  return seen ? { certain, possible } : undefined;
}

function combined(o: Open, e: Extract<Expr, { e: 'setop' }>): Within | undefined {
  const [a, b] = [o.within(e.left), o.within(e.right)];
  if (a === undefined || b === undefined) return undefined;
  const minus = e.op === '-';
  return {
    certain: settle(o.s, combine(e.op, a.certain, minus ? b.possible : b.certain)),
    possible: settle(o.s, combine(e.op, a.possible, minus ? b.certain : b.possible)),
  };
}

function brought(o: Open, e: Extract<Expr, { e: 'convert' | 'check' }>): Within | undefined {
  const set = o.within(e.of);
  if (set === undefined) return undefined;
  const [from, to, n] = [elementOf(e.of.type), elementOf(e.type), wordsOf(e.type)];
  const checked = e.e === 'check' && o.careful;
  const possible = checked
    ? checkSet(o.s, set.possible, from, to, n, e.span)
    : convertSet(o.s, set.possible, from, to, n);
  return { certain: settle(o.s, convertSet(o.s, set.certain, from, to, n)), possible: settle(o.s, possible) };
}

function stretch(o: Open, e: Extract<Expr, { e: 'stretch' }>): Within {
  const [low, high] = [o.between(e.low), o.between(e.high)];
  const of = (from: string, to: string): Cell => {
    const { s } = o;
    const cell = temp(s, wordsOf(e.type));
    const number = (local: Expr, value: string): Expr => {
      const own = s.extra(local.type);
      assign(s, s.cell(own), { n: 1, at: () => value });
      return { e: 'local', local: own, type: local.type, span: local.span };
    };
    assign(s, cell, s.lower.words(s, { ...e, low: number(e.low, from), high: number(e.high, to) }));
    return cell;
  };
  return { certain: of(low.high, high.low), possible: of(low.low, high.high) };
}
