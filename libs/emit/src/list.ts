import { type Expr, type ListType, sameType, type Type } from '@sandtable/model';
import { checkCode, checkSet, convertCode, convertSet } from './convert.ts';
import { empty, type Placed, placed, scratch } from './placed.ts';
import { listType } from './types.ts';
import {
  assign,
  atom,
  type Cell,
  cleared,
  fault,
  memory,
  one,
  plus,
  type Scope,
  settle,
  temp,
  type Val,
  wordsOf,
} from './unit.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** A list lies in memory: how many items it has, then the words of each; behind them are zeros. */
export const placedList = (s: Scope, e: Expr): Placed => placed(s, s.lower.words(s, e), e.type);

export const lengthAt = ({ array, base }: Placed): string => `${array}[${base}]`;

/** An item by its place, counted from 0, as something that can be written. */
export function itemAt({ array, base }: Placed, type: ListType, place: string): Cell {
  const n = wordsOf(type.of);
  const at = n === 1 ? place : /^\d+$/.test(place) ? `${Number(place) * n}` : `(${place}) * ${n}`;
  const first = plus(base, 1);
  return memory(array, /^\d+$/.test(at) ? plus(first, Number(at)) : plus(first, at), n);
}

export function listed(s: Scope, e: Of<'list'>): Val {
  const type = listType(e.type);
  const values = e.items.map((item) => settle(s, s.lower.words(s, item)));
  const out = empty(s, type);
  const at = placed(s, out, type);
  values.forEach((value, i) => assign(s, itemAt(at, type, `${i}`), value));
  s.w.line(`${lengthAt(at)} = ${values.length};`);
  return out;
}

export function concat(s: Scope, e: Of<'concat'>): Val {
  const type = listType(e.type);
  const out = scratch(s, type);
  const to = placed(s, out, type);
  const left = placedList(s, e.left);
  // What makes the right side may use the place of the left one again.
  copy(s, left, to, wordsOf(e.left.type));
  clear(s, to, wordsOf(e.left.type), wordsOf(type));
  append(s, to, type, placedList(s, e.right));
  return out;
}

function copy(s: Scope, from: Placed, to: Placed, n: number): void {
  const k = s.unit.name('k');
  s.w.line(
    `for (let ${k} = 0; ${k} < ${n}; ++${k}) ${to.array}[${plus(to.base, k)}] = ${from.array}[${plus(from.base, k)}];`,
  );
}

function clear(s: Scope, { array, base }: Placed, from: number, to: number): void {
  if (from < to) s.w.line(cleared(array, plus(base, from), to - from));
}

function append(s: Scope, to: Placed, type: ListType, from: Placed): void {
  const [n, w] = [atom(s, lengthAt(to)), wordsOf(type.of)];
  const more = atom(s, lengthAt(from));
  const k = s.unit.name('k');
  const words = w === 1 ? more : `${more} * ${w}`;
  const first = atom(s, plus(plus(to.base, 1), w === 1 ? n : `${n} * ${w}`));
  const source = atom(s, plus(from.base, 1));
  s.w.line(
    `for (let ${k} = 0; ${k} < ${words}; ++${k}) ${to.array}[${first} + ${k}] = ${from.array}[${source} + ${k}];`,
  );
  s.w.line(`${lengthAt(to)} = ${n} + ${more};`);
}

/** Appends items to the list that lies in a place, which must have room for them. */
export function push(s: Scope, list: Cell, e: Of<'list'>, span: Expr['span']): void {
  const type = listType(e.type);
  const values = e.items.map((item) => settle(s, s.lower.words(s, item)));
  const at = placed(s, list, e.type);
  const n = atom(s, lengthAt(at));
  const max = Math.floor((list.n - 1) / wordsOf(type.of));
  s.w.line(`if (${n} > ${max - values.length}) ${fault(s, 9, span)};`);
  values.forEach((value, i) => assign(s, itemAt(at, type, i === 0 ? n : `${n} + ${i}`), value));
  s.w.line(`${lengthAt(at)} = ${n} + ${values.length};`);
}

/** One place that is not there, or none. */
export function nth(s: Scope, e: Of<'nth'>): Val {
  const type = listType(e.of.type);
  const at = placedList(s, e.of);
  const place = atom(s, s.lower.scalar(s, e.index));
  const there = `${place} >= 1 && ${place} <= ${lengthAt(at)}`;
  if (!hasNone(e.type)) {
    s.w.line(`if (!(${there})) ${fault(s, 2, e.span)};`);
    return itemAt(at, type, `${place} - 1`);
  }
  const out = temp(s, 1);
  s.w.block(`if (${there})`, () => {
    const code = atom(s, itemAt(at, type, `${place} - 1`).at(0));
    s.w.line(`${out.put(0, convertCode(s, code, type.of, e.type))};`);
  });
  return out;
}

const hasNone = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

export function withItem(s: Scope, e: Of<'with'>): Val {
  const out = scratch(s, e.type);
  assign(s, out, s.lower.words(s, e.of));
  putItem(s, out, e);
  return out;
}

/** Writes one place of a list that lies in memory; the value is computed first, as in every assignment. */
export function putItem(s: Scope, list: Cell, e: Of<'with'>): void {
  const type = listType(e.type);
  const value = settle(s, s.lower.words(s, e.value));
  const at = placed(s, list, type);
  const place = atom(s, s.lower.scalar(s, e.key));
  s.w.line(`if (!(${place} >= 1 && ${place} <= ${lengthAt(at)})) ${fault(s, 2, e.span)};`);
  assign(s, itemAt(at, type, `${place} - 1`), value);
}

/** Runs `body` for each item, in their order; nothing in it may change the list. */
export function overItems(s: Scope, item: Cell, type: ListType, at: Placed, body: () => void): void {
  const k = s.unit.name('k');
  s.w.block(`for (let ${k} = 0; ${k} < ${lengthAt(at)}; ++${k})`, () => {
    assign(s, item, itemAt(at, type, k));
    body();
  });
}

/** `[E for … sorted by K]`: items with the same key stay in the order of the source. */
export function collectList(s: Scope, e: Of<'collect'>): Val {
  const type = listType(e.type);
  const out = empty(s, type);
  const at = placed(s, out, type);
  const keys = e.sortedBy && memory('T', `${s.unit.scratch(type.max)}`, type.max);
  const nest = (i: number): void => {
    const binder = e.binders[i];
    if (binder === undefined) return add(s, e, at, type, keys);
    s.lower.loop(s, binder.local, binder.over, i === e.binders.length - 1 ? e.where : undefined, () => nest(i + 1));
  };
  nest(0);
  return out;
}

function add(s: Scope, e: Of<'collect'>, at: Placed, type: ListType, keys: Cell | undefined): void {
  const value = settle(s, s.lower.words(s, e.item));
  const key = keys && e.sortedBy && atom(s, s.lower.scalar(s, e.sortedBy));
  if (keys === undefined || key === undefined) {
    const n = atom(s, lengthAt(at));
    assign(s, itemAt(at, type, n), value);
    return s.w.line(`${lengthAt(at)} = ${n} + 1;`);
  }
  const j = s.unit.name('j');
  s.w.line(`let ${j} = ${lengthAt(at)}++;`);
  s.w.block(`for (; ${j} > 0 && ${keys.at(`${j} - 1`)} > ${key}; --${j})`, () => {
    s.w.line(`${keys.put(j, keys.at(`${j} - 1`))};`);
    assign(s, itemAt(at, type, j), itemAt(at, type, `${j} - 1`));
  });
  s.w.line(`${keys.put(j, key)};`);
  assign(s, itemAt(at, type, j), value);
}

/** Whether a value stands in a list. */
export function inList(s: Scope, item: Expr, list: Expr): string {
  const type = listType(list.type);
  const value = settle(s, s.lower.words(s, item));
  const at = placedList(s, list);
  if (value.n === 1) return atom(s, `within(${at.array}, ${plus(at.base, 1)}, ${lengthAt(at)}, ${value.at(0)})`);
  const [found, k] = [s.unit.name('q'), s.unit.name('k')];
  s.w.line(`let ${found} = false;`);
  s.w.block(`for (let ${k} = 0; ${k} < ${lengthAt(at)}; ++${k})`, () => {
    const other = itemAt(at, type, k);
    const same = Array.from({ length: value.n }, (_, i) => `${other.at(i)} === ${value.at(i)}`).join(' && ');
    s.w.line(`if (${same}) { ${found} = true; break; }`);
  });
  return found;
}

/** No value twice, `none` aside. */
export function distinctItems(s: Scope, e: Of<'distinct'>): string {
  const type = listType(e.of.type);
  const at = placedList(s, e.of);
  const first = plus(at.base, 1);
  return atom(s, `different(${at.array}, ${first}, ${lengthAt(at)}, ${wordsOf(type.of)}, ${hasNone(type.of)}, -1)`);
}

/** Item by item. A list that has too many is the fault `full`, before any of them is evaluated. */
export function convertList(s: Scope, e: Of<'convert' | 'check'>): Val {
  return moved(s, placedList(s, e.of), listType(e.of.type), listType(e.type), e);
}

function moved(s: Scope, source: Placed, from: ListType, to: ListType, e: Of<'convert' | 'check'>): Val {
  if (from.max > to.max) s.w.line(`if (${lengthAt(source)} > ${to.max}) ${fault(s, 9, e.span)};`);
  const out = empty(s, to);
  const target = placed(s, out, to);
  const k = s.unit.name('k');
  s.w.block(`for (let ${k} = 0; ${k} < ${lengthAt(source)}; ++${k})`, () =>
    assign(s, itemAt(target, to, k), movedItem(s, itemAt(source, from, k), from.of, to.of, e)),
  );
  s.w.line(`${lengthAt(target)} = ${lengthAt(source)};`);
  return out;
}

/** A value that is part of another one, in another type. */
export function movedItem(s: Scope, value: Val, from: Type, to: Type, e: Of<'convert' | 'check'>): Val {
  if (sameType(from, to)) return value;
  if (from.t === 'list') return moved(s, placed(s, value, from), from, listType(to), e);
  if (from.t === 'set' && to.t === 'set') {
    const of = [from.of, to.of] as const;
    return e.e === 'check'
      ? checkSet(s, value, ...of, wordsOf(to), e.span)
      : convertSet(s, settle(s, value), ...of, wordsOf(to));
  }
  const code = atom(s, value.at(0));
  return one(e.e === 'check' ? checkCode(s, code, from, to, e.span) : convertCode(s, code, from, to));
}
