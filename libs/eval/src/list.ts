import type { Expr } from '@sandtable/model';
import { code, convertOrFault, type Env, elementOf, items } from './env.ts';
import { Fault } from './fault.ts';
import { type RunValue, sameValue } from './value.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

export const list = (env: Env, { items: parts }: Of<'list'>): RunValue => parts.map((part) => env.value(part));

export const concat = (env: Env, { left, right }: Of<'concat'>): RunValue => [
  ...items(env, left),
  ...items(env, right),
];

/** Places are counted from 1. */
export function nth(env: Env, { of, index, type, span }: Of<'nth'>): RunValue {
  const all = items(env, of);
  const place = code(env, index);
  const found = all[place - 1];
  const element = elementOf(of.type);
  if (found !== undefined) return convertOrFault(element, type, found, span);
  // An optional item, too, is none where there is none.
  if (type.t === 'union' && type.parts[0]?.p === 'none') return 0;
  throw new Fault('range', span, { value: { is: place, from: index.type } });
}

/** The list with another value at a place; the value is evaluated before the place, as in every assignment. */
export function withItem(env: Env, expr: Of<'with'>): RunValue {
  const all = items(env, expr.of);
  const value = env.value(expr.value);
  const place = code(env, expr.key);
  if (place < 1 || place > all.length)
    throw new Fault('range', expr.span, { value: { is: place, from: expr.key.type } });
  return all.with(place - 1, value);
}

export const inList = (env: Env, item: Expr, of: Expr): boolean => {
  const value = env.value(item);
  return items(env, of).some((other) => sameValue(other, value));
};
