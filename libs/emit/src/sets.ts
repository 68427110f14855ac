import { type Expr, MOST_IN_SET, sizeOf, type Type } from '@sandtable/model';
import { checkSet, convertSet, stretchMask } from './convert.ts';
import { faultless } from './faultless.ts';
import { collectList, inList } from './list.ts';
import { nestLoops } from './nest.ts';
import { elementOf } from './types.ts';
import {
  all,
  assign,
  atom,
  type Cell,
  lowest,
  memory,
  one,
  plus,
  type Scope,
  settle,
  temp,
  UNROLLED,
  type Val,
  wordsOf,
} from './unit.ts';
import { masksOf } from './words.ts';

/** Bit masks known while emitting. */
export function constant(s: Scope, masks: readonly number[]): Val {
  if (masks.length > UNROLLED) return memory(s.unit.table(masks), '0', masks.length);
  if (masks.length === 1) return one(`${masks[0]}`);
  const table = memory(s.unit.table(masks), '0', masks.length);
  return { ...table, at: (i) => (typeof i === 'string' ? table.at(i) : `${masks[i] ?? 0}`) };
}

export { masksOf };

export const full = (type: Type): readonly number[] => {
  const size = sizeOf(type);
  return Array.from({ length: Math.max(1, Math.ceil(size / 32)) }, (_, i) => stretchMask(0, size - 1, i));
};

const joins = { '+': '|', '&': '&', '-': '& ~' } as const;

/** Set operations cost nothing until a word is asked for. */
export function combine(op: '+' | '-' | '&', a: Val, b: Val): Val {
  return { n: a.n, at: (i) => `(${a.at(i)} ${joins[op]}${b.at(i)})` };
}

/** Adds an element, given by its code. */
export function include(s: Scope, cell: Cell, type: Type, code: string): void {
  const low = lowest(type);
  const o = low === 0 ? code : `(${code} - ${low})`;
  if (cell.n === 1) return s.w.line(`${cell.put(0, `${cell.at(0)} | 1 << ${o}`)};`);
  const x = atom(s, o);
  if (cell.mem !== undefined) {
    const k = `(${x} >> 5)`;
    return s.w.line(`${cell.put(k, `${cell.at(k)} | 1 << (${x} & 31)`)};`);
  }
  const words = Array.from(
    { length: cell.n },
    (_, i) => `if (${x} < ${32 * (i + 1)}) ${cell.put(i, `${cell.at(i)} | 1 << (${x} & 31)`)};`,
  );
  s.w.line(words.join(' else '));
}

export function setItems(s: Scope, e: Extract<Expr, { e: 'set' }>): Val {
  const n = wordsOf(e.type);
  if (e.items.length === 0 && n > UNROLLED)
    return constant(
      s,
      Array.from({ length: n }, () => 0),
    );
  const cell = temp(s, n);
  for (const item of e.items) include(s, cell, elementOf(e.type), s.lower.scalar(s, item));
  return cell;
}

/** `low..high`, clipped to what the element type has. */
export function stretch(s: Scope, e: Extract<Expr, { e: 'stretch' }>): Val {
  const type = elementOf(e.type);
  const low = atom(s, `Math.max(0, ${s.lower.scalar(s, e.low)} - ${lowest(type)})`);
  const high = atom(s, `Math.min(${sizeOf(type) - 1}, ${s.lower.scalar(s, e.high)} - ${lowest(type)})`);
  const cell = temp(s, wordsOf(e.type));
  const word = (from: number | string) => `run(${low} - ${from}, ${high} - ${from})`;
  const k = s.unit.name('k');
  if (cell.n > UNROLLED) s.w.line(`for (let ${k} = 0; ${k} < ${cell.n}; ++${k}) ${cell.put(k, word(`(${k} << 5)`))};`);
  else for (let i = 0; i < cell.n; i += 1) s.w.line(`${cell.put(i, word(32 * i))};`);
  return cell;
}

export function collect(s: Scope, e: Extract<Expr, { e: 'collect' }>): Val {
  if (e.type.t === 'list') return collectList(s, e);
  const cell = temp(s, wordsOf(e.type));
  collectInto(s, e, cell);
  return cell;
}

const collectInto = (s: Scope, e: Extract<Expr, { e: 'collect' }>, cell: Cell): void =>
  nestLoops(s, e.binders, e.where, () => include(s, cell, elementOf(e.type), s.lower.scalar(s, e.item)));

/** A large set that is put together of many: each adds its members to the same words. */
export function union(s: Scope, e: Extract<Expr, { e: 'setop' }>): Val {
  const parts = partsOf(e);
  if (e.op !== '+' || wordsOf(e.type) <= UNROLLED || !parts.some((part) => part.e === 'collect' || part.e === 'set'))
    return combine(e.op, s.lower.words(s, e.left), s.lower.words(s, e.right));
  const cell = temp(s, wordsOf(e.type));
  for (const part of parts) {
    if (part.e === 'collect') collectInto(s, part, cell);
    else if (part.e === 'set')
      for (const item of part.items) include(s, cell, elementOf(e.type), s.lower.scalar(s, item));
    else assign(s, cell, combine('+', cell, s.lower.words(s, part)));
  }
  return cell;
}

const partsOf = (e: Expr): readonly Expr[] =>
  e.e === 'setop' && e.op === '+' ? [...partsOf(e.left), ...partsOf(e.right)] : [e];

export function convertWords(s: Scope, e: Extract<Expr, { e: 'convert' | 'check' }>): Val {
  const set = s.lower.words(s, e.of);
  const [from, to] = [elementOf(e.of.type), elementOf(e.type)];
  if (e.e === 'check') return checkSet(s, set, from, to, wordsOf(e.type), e.span);
  return convertSet(s, set.n === 1 ? one(atom(s, set.at(0))) : set, from, to, wordsOf(e.type));
}

/** Whether a code is in a set, without building the set where its parts can be asked. */
export function member(s: Scope, item: Expr, set: Expr): string {
  if (set.type.t === 'list') return inList(s, item, set);
  const x = atom(s, s.lower.scalar(s, item));
  return memberOf(s, x, set);
}

function memberOf(s: Scope, x: string, set: Expr): string {
  const type = elementOf(set.type);
  if (set.e === 'every') return inRange(x, type);
  if (set.e === 'set' && set.items.length > 0 && (isWide(type) || set.items.every((each) => each.e === 'value'))) {
    const items = set.items.map((each) => atom(s, s.lower.scalar(s, each)));
    return `(${items.map((item) => `${x} === ${item}`).join(' || ')})`;
  }
  if (set.e === 'stretch') return `(${x} >= ${s.lower.scalar(s, set.low)} && ${x} <= ${s.lower.scalar(s, set.high)})`;
  if (set.e === 'filter' && set.binder.over.e === 'every' && faultless(s.unit, set.where)) return passes(s, x, set);
  return has(s, s.lower.words(s, set), type, x);
}

/** Whether a set of such values would have too many bits. */
const isWide = (type: Type): boolean => sizeOf(type) > MOST_IN_SET;

/** Only the one member need be looked at. */
function passes(s: Scope, x: string, { binder, where }: Extract<Expr, { e: 'filter' }>): string {
  s.w.line(`${s.cell(binder.local).put(0, x)};`);
  return atom(s, s.lower.cond(s, where));
}

const inRange = (x: string, type: Type): string =>
  type.t === 'int' ? `(${x} >= ${type.min} && ${x} <= ${type.max})` : 'true';

/** Numbers may lie outside of the element type: then they are not in the set. */
export function has(s: Scope, set: Val, type: Type, code: string): string {
  const low = lowest(type);
  const o = low === 0 ? code : atom(s, `${code} - ${low}`);
  const bit = `(${pick(s, set, o)} >>> (${o} & 31) & 1) !== 0`;
  return type.t === 'int' ? `(${o} >= 0 && ${o} < ${sizeOf(type)} && ${bit})` : `(${bit})`;
}

function pick(s: Scope, set: Val, o: string): string {
  if (set.n === 1) return set.at(0);
  if (set.mem !== undefined) return `${set.mem.array}[${plus(set.mem.base, `(${o} >> 5)`)}]`;
  const v = set.n > UNROLLED ? settle(s, set) : set;
  if (v.mem !== undefined) return pick(s, v, o);
  return Array.from({ length: v.n }, (_, i) => i).reduceRight(
    (rest, i) => (i === v.n - 1 ? v.at(i) : `(${o} < ${32 * (i + 1)} ? ${v.at(i)} : ${rest})`),
    '',
  );
}

/** Of a set of one word that is known while emitting, the answer: TypeScript takes a comparison of numbers for a slip. */
export const isEmpty = (set: Val): string =>
  set.n === 1 && /^-?\d+$/.test(set.at(0))
    ? `${set.at(0) === '0'}`
    : all(set.n, (i) => set.at(i), ' | ').concat(' === 0');

/** Two words are counted faster together than each by itself. */
export const sizeOfSet = (set: Val): string =>
  all(
    Math.ceil(set.n / 2),
    (i) => (2 * i + 1 < set.n ? `bits2(${set.at(2 * i)}, ${set.at(2 * i + 1)})` : `bits(${set.at(2 * i)})`),
    ' + ',
  );
