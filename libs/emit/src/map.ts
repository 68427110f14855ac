import { type Expr, type MapType, sameType, sizeOf, type Type } from '@sandtable/model';
import { convertCode } from './convert.ts';
import { distinctItems, movedItem, putItem, withItem } from './list.ts';
import { overBits } from './loop.ts';
import { empty, type Placed, placed, scratch } from './placed.ts';
import { dieOf } from './roll.ts';
import { constant, full } from './sets.ts';
import { elementOf, mapOf } from './types.ts';
import {
  assign,
  atom,
  type Cell,
  fault,
  lowest,
  memory,
  one,
  plus,
  type Scope,
  settle,
  type Val,
  wordsOf,
} from './unit.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/**
 * A map lies in memory: the words of its values by key and then, where keys may be missing, a bitset of the keys, which
 * begins here.
 */
const keysAt = (type: MapType): number => sizeOf(type.key) * wordsOf(type.value);
const hasNone = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

/** The ordinal of a key, under a name. */
function ordinal(s: Scope, code: string, type: Type): string {
  const low = lowest(type);
  return atom(s, low === 0 ? code : `${code} - ${low}`);
}

/** The value of a key, given by its ordinal, as something that can be written. */
function cellAt({ array, base }: Placed, type: MapType, key: string): Cell {
  const n = wordsOf(type.value);
  return memory(array, plus(base, n === 1 ? key : `${key} * ${n}`), n);
}

const keyWord = ({ array, base }: Placed, type: MapType, key: string): string =>
  `${array}[${plus(plus(base, keysAt(type)), `(${key} >> 5)`)}]`;
const keyBit = (at: Placed, type: MapType, key: string): string => `(${keyWord(at, type, key)} >>> (${key} & 31) & 1)`;

function addKey(s: Scope, at: Placed, type: MapType, key: string): void {
  if (type.partial) s.w.line(`${keyWord(at, type, key)} |= 1 << (${key} & 31);`);
}

export function mapForm(s: Scope, e: Of<'map'>): Val {
  const type = mapOf(e.type);
  const out = empty(s, type);
  const at = placed(s, out, type);
  s.lower.loop(s, e.binder.local, e.binder.over, e.where, () => {
    const value = settle(s, s.lower.words(s, e.body));
    const key = ordinal(s, s.cell(e.binder.local).at(0), type.key);
    assign(s, cellAt(at, type, key), value);
    addKey(s, at, type, key);
  });
  return out;
}

/** A key that is missing has only zeros, and zero is `none`. */
export function valueAt(s: Scope, e: Of<'at'>): Val {
  const type = mapOf(e.of.type);
  const at = placed(s, s.lower.words(s, e.of), type);
  const key = ordinal(s, s.lower.scalar(s, e.key), type.key);
  const value = cellAt(at, type, key);
  if (!type.partial || (hasNone(type.value) && sameType(type.value, e.type))) return value;
  if (!hasNone(e.type)) {
    s.w.line(`if (${keyBit(at, type, key)} === 0) ${fault(s, 2, e.span)};`);
    return value;
  }
  return one(`(${keyBit(at, type, key)} === 0 ? 0 : ${convertCode(s, atom(s, value.at(0)), type.value, e.type)})`);
}

export function withValue(s: Scope, e: Of<'with'>): Val {
  if (e.type.t === 'list') return withItem(s, e);
  const type = mapOf(e.type);
  const out = scratch(s, type);
  assign(s, out, s.lower.words(s, e.of));
  putAt(s, out, e);
  return out;
}

/** Writes one key of a map that lies in memory; the value is computed first, as in every assignment. */
export function putAt(s: Scope, map: Cell, e: Of<'with'>): void {
  if (e.type.t === 'list') return putItem(s, map, e);
  const type = mapOf(e.type);
  const value = settle(s, s.lower.words(s, e.value));
  const at = placed(s, map, type);
  const key = ordinal(s, s.lower.scalar(s, e.key), type.key);
  if (type.partial) s.w.line(`if (${keyBit(at, type, key)} === 0) ${fault(s, 2, e.span)};`);
  assign(s, cellAt(at, type, key), value);
}

export function keysOf(s: Scope, e: Of<'keys'>): Val {
  const type = mapOf(e.of.type);
  if (!type.partial) return constant(s, full(elementOf(e.type)));
  const at = placed(s, s.lower.words(s, e.of), type);
  return memory(at.array, plus(at.base, keysAt(type)), wordsOf(e.type));
}

/** No value twice, `none` aside. */
export function distinct(s: Scope, e: Of<'distinct'>): string {
  if (e.of.type.t === 'list') return distinctItems(s, e);
  const type = mapOf(e.of.type);
  const at = placed(s, s.lower.words(s, e.of), type);
  const keys = type.partial ? plus(at.base, keysAt(type)) : '-1';
  const code = `different(${at.array}, ${at.base}, ${sizeOf(type.key)}, ${wordsOf(type.value)}, ${hasNone(type.value)}, ${keys})`;
  return atom(s, code);
}

/** Of maps and lists: behind what there is are zeros. */
export function sameMap(s: Scope, a: Val, b: Val, type: Type): string {
  const [x, y] = [placed(s, a, type), placed(s, b, type)];
  return `alike(${x.array}, ${x.base}, ${y.array}, ${y.base}, ${wordsOf(type)})`;
}

/** A die for each key; which face falls depends on the key. The log has each face with its key. */
export function rollEach(s: Scope, chance: number, into: number, each: Expr): void {
  const type = mapOf(s.typeOf(into));
  const out = empty(s, type);
  const at = placed(s, out, type);
  const [faces, keys] = [s.unit.name('l'), settle(s, s.lower.words(s, each))];
  const die = dieOf(s, chance);
  const x = s.cell(s.extra(type.key));
  s.w.line(`const ${faces} = [];`);
  overBits(s, x, type.key, keys, () => {
    const key = ordinal(s, x.at(0), type.key);
    const face = atom(
      s,
      `${s.unit.table(die.faces)}[engine.chance(S[3], ${die.place}, S[${die.at}], ${key}, ${die.faces.length})]`,
    );
    s.w.line(`${cellAt(at, type, key).put(0, face)}; ${faces}.push(${face}, ${key});`);
    addKey(s, at, type, key);
  });
  s.w.line(`++S[${die.at}];`);
  s.w.line(`if (E.enabled) E.log(${-1 - chance}, ...${faces});`);
  assign(s, s.cell(into), out);
}

/** Fills a map key by key; the local has the key, whose ordinal comes with the place of its value. */
export function mapEach(
  s: Scope,
  into: number,
  { local, keys }: { readonly local: number; readonly keys: Val },
  body: (key: string, value: Cell) => void,
): void {
  const type = mapOf(s.typeOf(into));
  const out = empty(s, type);
  const at = placed(s, out, type);
  overBits(s, s.cell(local), type.key, keys, () => {
    const key = ordinal(s, s.cell(local).at(0), type.key);
    body(key, cellAt(at, type, key));
    addKey(s, at, type, key);
  });
  assign(s, s.cell(into), out);
}

/** Key by key; a key that is missing stays so, or is the fault `range` where none may be. */
export function convertMap(s: Scope, e: Of<'convert' | 'check'>): Val {
  const [from, to] = [mapOf(e.of.type), mapOf(e.type)];
  const source = placed(s, s.lower.words(s, e.of), from);
  const out = empty(s, to);
  const target = placed(s, out, to);
  const key = s.unit.name('k');
  s.w.block(`for (let ${key} = 0; ${key} < ${sizeOf(from.key)}; ++${key})`, () => {
    if (from.partial)
      s.w.line(`if (${keyBit(source, from, key)} === 0) ${to.partial ? 'continue' : fault(s, 2, e.span)};`);
    assign(s, cellAt(target, to, key), movedItem(s, cellAt(source, from, key), from.value, to.value, e));
    addKey(s, target, to, key);
  });
  return out;
}
