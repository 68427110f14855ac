import type { Value } from '@sandtable/model';

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
  return a.length === b.length && a.every((item, i) => sameValue(item, b[i] ?? -1));
}

/** A set from members in any order, with repetitions. */
export const makeSet = (members: Iterable<number>): SetValue => [...new Set(members)].sort((a, b) => a - b);

export const union = (a: SetValue, b: SetValue): SetValue => makeSet([...a, ...b]);
export const minus = (a: SetValue, b: SetValue): SetValue => without(a, new Set(b));
export const common = (a: SetValue, b: SetValue): SetValue => within(a, new Set(b));

const without = (a: SetValue, gone: ReadonlySet<number>): SetValue => a.filter((member) => !gone.has(member));
const within = (a: SetValue, kept: ReadonlySet<number>): SetValue => a.filter((member) => kept.has(member));
