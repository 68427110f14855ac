import { keysOf, mapType, toOrdinal } from '@sandtable/eval';
import { valueIn } from '../look.ts';
import type { Account } from './account.ts';
import { EACH, type Of, plain, type Reckoning, textOf, trials } from './reckoning.ts';

/** The accounts of all keys, as long as they are few: whoever asks for one asks later. */
export function mapped(at: Reckoning, expr: Of<'map'>): Account {
  const own = plain(at, expr);
  const value = valueIn(at.look, expr);
  const type = mapType(expr.type);
  if (value === undefined || keysOf(type, value).length > EACH) return own;
  const cells = new Map<number, Account>();
  for (const one of trials(at, expr.binder)) {
    const key = one.look.env.frame.values[expr.binder.local];
    if (key !== undefined) cells.set(toOrdinal(type.key, key as number), at.accountOf(one, expr.body));
  }
  return { ...own, cells };
}

/** The number of a key; places of lists count from 0. */
function keyIn(at: Reckoning, expr: Of<'at' | 'nth' | 'with'>): number | undefined {
  const key = expr.e === 'nth' ? expr.index : expr.key;
  const value = valueIn(at.look, key);
  if (value === undefined) return undefined;
  return expr.of.type.t === 'list' ? Number(value) - 1 : toOrdinal(key.type, value);
}

/** The same map with another value for a key. */
export function changed(at: Reckoning, expr: Of<'with'>): Account {
  const key = keyIn(at, expr);
  const { cells = [] } = at.accountOf(at, expr.of);
  const now = at.accountOf(at, expr.value);
  return { ...plain(at, expr), cells: new Map([...cells, ...(key === undefined ? [] : [[key, now] as const])]) };
}

/** The account of the value of one key, if it still has that value. */
export function cellOf(at: Reckoning, expr: Of<'at' | 'nth'>): Account | undefined {
  const { cells } = at.accountOf(at, expr.of);
  const key = keyIn(at, expr);
  const cell = key === undefined ? undefined : cells?.get(key);
  return cell && String(cell.value) === String(textOf(at, expr)) ? cell : undefined;
}
