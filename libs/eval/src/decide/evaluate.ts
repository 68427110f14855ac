import { type Expr, sizeOf, type Type } from '@sandtable/model';
import { calculate } from '../arith.ts';
import { convert, fromOrdinal, toOrdinal } from '../convert.ts';
import { elementOf, entry, makeFrame } from '../env.ts';
import { Fault } from '../fault.ts';
import { common, makeSet, minus, type SetValue, union } from '../value.ts';
import { matches, meant } from './arms.ts';
import { type Asking, number, opens, set } from './asking.ts';
import { block } from './block.ts';
import {
  asBetween,
  type Between,
  exactly,
  flag,
  hull,
  inverse,
  isPoint,
  type OpenValue,
  point,
  same,
  type Within,
  within,
} from './open.ts';
import { collect, filter, quantify } from './quant.ts';
import { search } from './search.ts';

/** What is known of an expression. What depends on no open answer is evaluated as ever. */
export function evaluateOpen(o: Asking, e: Expr): OpenValue {
  if (!opens(o, e)) return exactly(o.env.value(e));
  switch (e.e) {
    case 'local':
      return o.locals.get(e.local) as OpenValue;
    case 'call':
      return call(o, e);
    case 'not':
      return inverse(number(o, e.of));
    case 'logic':
      return logic(o, e);
    case 'compare':
      return compare(o, e);
    case 'negate': {
      const { low, high } = number(o, e.of);
      return within({ low: 0 - high, high: 0 - low }, e.span);
    }
    case 'arith':
      return arith(o, e);
    case 'convert':
    case 'check':
      return brought(o, e);
    case 'if': {
      const test = number(o, e.test);
      if (isPoint(test)) return o.value(o, test.low === 1 ? e.then : e.else);
      return hull(o.value(o, e.then), o.value(o, e.else));
    }
    case 'match':
      return match(o, e);
    case 'is':
      return matches(e.pattern, number(o, e.of));
    case 'quant':
      return quantify(o, e);
    case 'block':
      return block(o, e);
    default:
      return ofSets(o, e);
  }
}

function ofSets(o: Asking, e: Expr): OpenValue {
  switch (e.e) {
    case 'size': {
      const { certain, possible } = set(o, e.of);
      return { low: certain.length, high: possible.length };
    }
    case 'empty': {
      const { certain, possible } = set(o, e.of);
      return flag(possible.length === 0, certain.length === 0);
    }
    case 'member': {
      const item = toOrdinal(elementOf(e.set.type), o.env.value(e.item));
      const { certain, possible } = set(o, e.set);
      return flag(certain.includes(item), possible.includes(item));
    }
    case 'setop':
      return combine(e.op, set(o, e.left), set(o, e.right));
    case 'stretch':
      return stretch(elementOf(e.type), number(o, e.low), number(o, e.high));
    case 'search':
      return search(o, e);
    case 'filter':
      return filter(o, e);
    case 'collect':
      return collect(o, e);
    default:
      throw new TypeError(`${e.e} cannot be open`);
  }
}

function call(o: Asking, e: Extract<Expr, { e: 'call' }>): OpenValue {
  const fn = entry(o.env.model.functions, e.fn);
  const args = e.args.map((arg) => o.env.value(arg));
  const decide = o.decides.indexOf(e.fn);
  if (decide < 0) return o.value({ ...o, env: o.env.enter(makeFrame(fn.locals, args)), locals: new Map() }, fn.body);
  const ordinals = args.map((arg, i) => toOrdinal(entry(fn.locals, i).type, arg));
  return o.answer(decide, ordinals);
}

/** What the left side decides, the right one is not looked at for. */
function logic(o: Asking, e: Extract<Expr, { e: 'logic' }>): Between {
  const left = number(o, e.left);
  if (e.op === 'and' ? left.high === 0 : left.low === 1) return left;
  const right = number(o, e.right);
  const pick = e.op === 'and' ? Math.min : Math.max;
  return { low: pick(left.low, right.low), high: pick(left.high, right.high) };
}

function compare(o: Asking, e: Extract<Expr, { e: 'compare' }>): Between {
  const [left, right] = [o.value(o, e.left), o.value(o, e.right)];
  if (e.op === '==') return same(left, right);
  if (e.op === '!=') return inverse(same(left, right));
  const [a, b] = [asBetween(left), asBetween(right)];
  if (e.op === '<') return flag(a.high < b.low, a.low < b.high);
  if (e.op === '<=') return flag(a.high <= b.low, a.low <= b.high);
  if (e.op === '>') return flag(a.low > b.high, a.high > b.low);
  return flag(a.low >= b.high, a.high >= b.low);
}

const whole = (type: Type): Between => {
  if (type.t !== 'int') throw new TypeError('a number was expected');
  return { low: type.min, high: type.max };
};

function arith(o: Asking, e: Extract<Expr, { e: 'arith' }>): Between {
  const [a, b] = [number(o, e.left), number(o, e.right)];
  if (isPoint(a) && isPoint(b)) return point(calculate(e.op, a.low, b.low, e));
  switch (e.op) {
    case '+':
      return within({ low: a.low + b.low, high: a.high + b.high }, e.span);
    case '-':
      return within({ low: a.low - b.high, high: a.high - b.low }, e.span);
    case '*': {
      const ends = [a.low, a.high].flatMap((x) => [x * b.low, x * b.high]);
      return within({ low: Math.min(...ends), high: Math.max(...ends) }, e.span);
    }
    case 'min':
    case 'max':
      return { low: Math[e.op](a.low, b.low), high: Math[e.op](a.high, b.high) };
    default:
      if (b.low <= 0 && b.high >= 0) throw new Fault('divide', e.span);
      return whole(e.type);
  }
}

function brought(o: Asking, e: Extract<Expr, { e: 'convert' | 'check' }>): OpenValue {
  const value = o.value(o, e.of);
  if ('low' in value) return e.type.t === 'int' ? within(value, e.span, e.type.min, e.type.max) : value;
  const [from, to] = [elementOf(e.of.type), elementOf(e.type)];
  const move = (members: SetValue): readonly (number | undefined)[] =>
    members.map((member) => {
      const moved = convert(from, to, fromOrdinal(from, member));
      return moved === undefined ? undefined : toOrdinal(to, moved);
    });
  const [certain, possible] = [move(value.certain), move(value.possible)];
  if (possible.includes(undefined)) throw new Fault('range', e.span);
  const there = (members: readonly (number | undefined)[]) => makeSet(members.flatMap((member) => member ?? []));
  return { certain: there(certain), possible: there(possible) };
}

/** All arms that may be meant, up to one that surely is. */
function match(o: Asking, e: Extract<Expr, { e: 'match' }>): OpenValue {
  let found: OpenValue | undefined;
  for (const { arm, test } of meant(o, e.subject, e.arms)) {
    found = hull(found, o.value(o, arm.body));
    if (test.low === 1) break;
  }
  if (found === undefined) throw new Fault('no-arm', e.span);
  return found;
}

function combine(op: '+' | '-' | '&', a: Within, b: Within): Within {
  if (op === '+') return { certain: union(a.certain, b.certain), possible: union(a.possible, b.possible) };
  if (op === '&') return { certain: common(a.certain, b.certain), possible: common(a.possible, b.possible) };
  return { certain: minus(a.certain, b.possible), possible: minus(a.possible, b.certain) };
}

function stretch(type: Type, low: Between, high: Between): Within {
  const run = (from: number, to: number): SetValue =>
    Array.from({ length: sizeOf(type) }, (_, i) => i).filter(
      (i) => i >= toOrdinal(type, from) && i <= toOrdinal(type, to),
    );
  return { certain: run(low.high, high.low), possible: run(low.low, high.high) };
}
