import { type Expr, MOST_IN_SET, sizeOf } from '@sandtable/model';
import { toOrdinal } from './convert.ts';
import { code, type Env, elementOf, items } from './env.ts';
import type { RunValue } from './value.ts';

/** Items of what a binder runs over, as `items`; those of a range that is too long for a set are counted, not listed. */
export function eachItem(env: Env, over: Expr): Iterable<RunValue> {
  if (over.e !== 'stretch' && over.e !== 'every') return items(env, over);
  const element = elementOf(over.type);
  if (sizeOf(element) <= MOST_IN_SET) return items(env, over);
  if (over.e === 'every') return numbers(env, over, 0, sizeOf(element) - 1);
  const low = toOrdinal(element, code(env, over.low));
  return numbers(env, over, low, toOrdinal(element, code(env, over.high)));
}

/** Looks at one item after the other, until `look` says that it is enough; whether it has. Going through a list makes nothing. */
export function someItem(env: Env, over: Expr, look: (item: RunValue) => boolean): boolean {
  const all = eachItem(env, over);
  if (!Array.isArray(all)) {
    for (const item of all) if (look(item)) return true;
    return false;
  }
  const list: readonly RunValue[] = all;
  for (let i = 0; i < list.length; i += 1) if (look(list[i] as RunValue)) return true;
  return false;
}

/** Each counts against the limit of a decision. */
function* numbers(env: Env, { span }: Expr, low: number, high: number): Generator<number> {
  for (let ordinal = low; ordinal <= high; ordinal += 1) {
    env.world.spend(span);
    yield ordinal;
  }
}
