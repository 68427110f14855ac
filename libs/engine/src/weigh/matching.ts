import { hasBit, type WeighTable } from './table.ts';

/**
 * How many wishes can be given keys of their own, by augmenting paths: a wish may take every key that it speaks of and
 * that can still have the wished value. Exact for covers without further conditions.
 */
export function matching(table: WeighTable, width: number): number {
  forget(table);
  let met = 0;
  for (let wish = 0; wish < table.wishes; wish++) if (augment(table, width, wish, wish)) met++;
  return met;
}

/** Only keys that are asked for are ever read, and these are few of many. */
function forget({ keys, count, owner, seen }: WeighTable): void {
  for (let i = 0; i < count; i++) {
    const key = keys[i] ?? 0;
    owner[key] = 0;
    seen[key] = -1;
  }
}

/** Gives a wish a key, on the way of wish number `way`; whoever has that key looks for another one. */
function augment(table: WeighTable, width: number, wish: number, way: number): boolean {
  const { keys, owner, seen } = table;
  for (let i = 0; i < table.count; i++) {
    const key = keys[i] ?? 0;
    if (seen[key] === way || !takes(table, width, wish, key)) continue;
    seen[key] = way;
    const other = (owner[key] ?? 0) - 1;
    if (other < 0 || augment(table, width, other, way)) {
      owner[key] = wish + 1;
      return true;
    }
  }
  return false;
}

/** Whether a wish speaks of a key that can still have the wished value; rows of keys are `width` words. */
export const takes = (table: WeighTable, width: number, wish: number, key: number): boolean =>
  hasBit(table.takers, wish * width, key) && hasBit(table.possible, key * table.words, table.wish[wish] ?? 0);

/** How many wished members a set can have: those that are in, and as many others as there is room for. */
export function counting(table: WeighTable, high: number): number {
  let certain = 0;
  let open = 0;
  let size = 0;
  for (let k = 0; k < table.words; k++) for (let w = table.certain[k] ?? 0; w !== 0; w &= w - 1) size++;
  for (let wish = 0; wish < table.wishes; wish++) {
    const ordinal = table.wish[wish] ?? 0;
    if (hasBit(table.certain, 0, ordinal)) certain++;
    else if (hasBit(table.possible, 0, ordinal)) open++;
  }
  return certain + Math.min(open, high - size);
}
