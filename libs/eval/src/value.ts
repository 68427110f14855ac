import { sizeOf, type Type, type Value } from '@sandtable/model';

/** What a run computes with is what a model is written in: codes, texts, sets as sorted ordinals. */
export type RunValue = Value;
/** Sorted ordinals of the element type; never changed once made. */
export type SetValue = readonly number[];

export function asCode(value: RunValue): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`a code was expected, not ${JSON.stringify(value)}`);
}

export function asSet(value: RunValue): SetValue {
  if (Array.isArray(value)) return value as SetValue;
  throw new TypeError(`a set was expected, not ${JSON.stringify(value)}`);
}

export const fromBool = (truth: boolean): number => (truth ? 1 : 0);

export function sameValue(a: RunValue, b: RunValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && sameItems(a, b);
}

/** A function of its own: one that compares numbers makes nothing. */
const sameItems = (a: readonly RunValue[], b: readonly RunValue[]): boolean =>
  a.every((item, i) => sameValue(item, b[i] ?? -1));

/** A set from members in any order, with repetitions. */
export const makeSet = (members: Iterable<number>): SetValue => [...new Set(members)].sort((a, b) => a - b);

const everything = new WeakMap<Type, SetValue>();

/** All ordinals of a type. */
export function every(type: Type): SetValue {
  const known = everything.get(type);
  if (known !== undefined) return known;
  const all = Array.from({ length: sizeOf(type) }, (_, i) => i);
  everything.set(type, all);
  return all;
}

/** Both are sorted, so one look at each member will do. */
export function union(a: SetValue, b: SetValue): SetValue {
  const all: number[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left = Number.POSITIVE_INFINITY, right = Number.POSITIVE_INFINITY] = [a[i], b[j]];
    all.push(Math.min(left, right));
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return all;
}
export const minus = (a: SetValue, b: SetValue): SetValue => without(a, new Set(b));
export const common = (a: SetValue, b: SetValue): SetValue => within(a, new Set(b));

const without = (a: SetValue, gone: ReadonlySet<number>): SetValue => a.filter((member) => !gone.has(member));
const within = (a: SetValue, kept: ReadonlySet<number>): SetValue => a.filter((member) => kept.has(member));
