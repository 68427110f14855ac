import { type Expr, type MapType, ordinalOf, sizeOf, type Type } from '@sandtable/model';
import { bindEach } from './bind.ts';
import { code, convertOrFault, type Env, holds, items } from './env.ts';
import { Fault } from './fault.ts';
import { withItem } from './list.ts';
import { fromBool, type RunValue, sameValue } from './value.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;
type Cells = readonly RunValue[];

/** A map from the values of some keys, by ordinal; keys without one are missing. */
export function makeMap(type: MapType, found: (key: number) => RunValue | undefined): RunValue {
  return Array.from({ length: sizeOf(type.key) }, (_, key): RunValue => {
    const value = found(key);
    if (type.partial) return value === undefined ? [] : [value];
    if (value === undefined) throw new TypeError('a map misses a key');
    return value;
  });
}

/** The value of a key; undefined where the key is missing. */
export function valueAt(type: MapType, map: RunValue, key: number): RunValue | undefined {
  const cell = (map as Cells)[key];
  return type.partial ? (cell as Cells | undefined)?.[0] : cell;
}

/** The keys that a map has, as ordinals. */
export const keysOf = (type: MapType, map: RunValue): readonly number[] =>
  (map as Cells).flatMap((_, key) => (valueAt(type, map, key) === undefined ? [] : [key]));

export function mapType(type: Type): MapType {
  if (type.t !== 'map') throw new TypeError(`a map was expected, not ${type.t}`);
  return type;
}

const hasNone = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

/** `map k in S where P: E`. */
export function mapForm(env: Env, expr: Of<'map'>): RunValue {
  const found = new Map<number, RunValue>();
  for (const key of bindEach(env, expr.binder))
    if (expr.where === undefined || holds(env, expr.where)) found.set(key, env.value(expr.body));
  const type = mapType(expr.type);
  return makeMap(type, (key) => found.get(key));
}

export function at(env: Env, expr: Of<'at'>): RunValue {
  const type = mapType(expr.of.type);
  const map = env.value(expr.of);
  const key = code(env, expr.key);
  const value = valueAt(type, map, ordinalOf(type.key, key));
  if (value !== undefined) return convertOrFault(type.value, expr.type, value, expr.span);
  if (hasNone(expr.type)) return 0;
  throw new Fault('range', expr.span, { value: { is: key, from: type.key } });
}

/** The value is evaluated before the key, as in every assignment. */
export function withValue(env: Env, expr: Of<'with'>): RunValue {
  if (expr.type.t === 'list') return withItem(env, expr);
  const type = mapType(expr.type);
  const map = env.value(expr.of) as Cells;
  const value = env.value(expr.value);
  const named = code(env, expr.key);
  const key = ordinalOf(type.key, named);
  if (valueAt(type, map, key) === undefined)
    throw new Fault('range', expr.span, { value: { is: named, from: type.key } });
  return map.with(key, type.partial ? [value] : value);
}

export const keys = (env: Env, expr: Of<'keys'>): RunValue => keysOf(mapType(expr.of.type), env.value(expr.of));

export function distinct(env: Env, expr: Of<'distinct'>): RunValue {
  const { type } = expr.of;
  const of = type.t === 'list' ? type.of : mapType(type).value;
  const values = type.t === 'list' ? items(env, expr.of) : valuesOf(mapType(type), env.value(expr.of));
  return fromBool(different(hasNone(of) ? values.filter((value) => value !== 0) : values));
}

const valuesOf = (type: MapType, map: RunValue): readonly RunValue[] =>
  keysOf(type, map).flatMap((key) => {
    const value = valueAt(type, map, key);
    return value === undefined ? [] : [value];
  });

/** Whether no value stands there twice. */
const different = (values: readonly RunValue[]): boolean =>
  values.every((value, i) => !values.slice(0, i).some((other) => sameValue(other, value)));
