import { bitCount, bitsOf, blank, put, type WeighShape, type WeighTable } from './table.ts';

/** With more wishes than this there would be too many sets of them. */
const MOST_WISHES = 5;

/** Draws an answer that meets as many wishes as any, all as likely; false where that is not how this question goes. */
export type Cover = (random: (n: number) => number) => boolean;

/**
 * Covers without further conditions: from behind, it is counted in how many ways the keys from one on can be given values
 * so that enough wishes are met, for each set of wishes that those before it have met. The counts are rounded as doubles.
 */
export function cover(shape: WeighShape, table: WeighTable, answer: Int32Array): Cover {
  const all = 1 << MOST_WISHES;
  const ways = new Float64Array((shape.keys + 1) * all);
  const own = new Int32Array(shape.keys);
  return (random) => {
    if (table.wishes > MOST_WISHES || !apart(table)) return false;
    noteOwn(shape, table, own);
    const need = together(table, own);
    if (need === 0) return false;
    countWays(table, own, ways, need);
    if ((ways[0] ?? 0) === 0) return false;
    blank(shape, answer);
    let met = 0;
    for (let i = 0; i < table.count; i++) {
      const from = (i + 1) << table.wishes;
      const share = (random(2 ** 32) / 2 ** 32) * (ways[(i << table.wishes) + met] ?? 0);
      const wish = wishMet(ways, from, met, own[i] ?? 0, share);
      const key = table.keys[i] ?? 0;
      put(shape, answer, key, wish < 0 ? otherwise(table, key, own[i] ?? 0, random) : (table.wish[wish] ?? 0));
      if (wish >= 0) met |= 1 << wish;
    }
    return true;
  };
}

/** Whether no two wishes want the same value. */
function apart({ wish, wishes }: WeighTable): boolean {
  for (let a = 1; a < wishes; a++) for (let b = 0; b < a; b++) if (wish[a] === wish[b]) return false;
  return true;
}

/** The wishes that each key can meet, as a set: it may have the wished value, and the wish speaks of it. */
function noteOwn(
  shape: WeighShape,
  { keys, count, possible, words, wish, wishes, takers }: WeighTable,
  own: Int32Array,
): void {
  const width = (shape.keys + 31) >> 5;
  for (let i = 0; i < count; i++) own[i] = 0;
  for (let w = 0; w < wishes; w++) {
    const ordinal = wish[w] ?? 0;
    for (let i = 0; i < count; i++) {
      const key = keys[i] ?? 0;
      const may = (possible[key * words + (ordinal >> 5)] ?? 0) >>> (ordinal & 31);
      const taken = (takers[w * width + (key >> 5)] ?? 0) >>> (key & 31);
      own[i] = (own[i] ?? 0) | ((may & taken & 1) << w);
    }
  }
}

/** How many wishes can be given keys of their own: key by key, which sets of wishes have been, as bits by the number of the set. */
function together({ count, wishes }: WeighTable, owns: Int32Array): number {
  const whole = 1 << ((1 << wishes) - 1);
  let sets = 1;
  for (let i = 0; i < count; i++) {
    let more = sets;
    for (let w = owns[i] ?? 0; w !== 0; w &= w - 1) {
      const wish = 31 - Math.clz32(w & -w);
      more |= (sets & (WITHOUT[wish] ?? 0)) << (1 << wish);
    }
    sets = more;
    if ((sets & whole) !== 0) return wishes;
  }
  let most = 0;
  for (let w = sets; w !== 0; w &= w - 1) most = Math.max(most, bitsOf(31 - Math.clz32(w & -w)));
  return most;
}

/** The sets that each wish isn't in. */
const WITHOUT = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

function countWays(table: WeighTable, owns: Int32Array, ways: Float64Array, need: number): void {
  const { count, wishes } = table;
  const sets = 1 << wishes;
  for (let met = 0; met < sets; met++) ways[count * sets + met] = bitsOf(met) >= need ? 1 : 0;
  for (let i = count - 1; i >= 0; i--) {
    const own = owns[i] ?? 0;
    const others = bitCount(table.possible, (table.keys[i] ?? 0) * table.words, table.words) - bitsOf(own);
    for (let met = 0; met < sets; met++) {
      let sum = others * (ways[(i + 1) * sets + met] ?? 0);
      for (let w = own; w !== 0; w &= w - 1) sum += ways[(i + 1) * sets + (met | (w & -w))] ?? 0;
      ways[i * sets + met] = sum;
    }
  }
}

/** The wish that a key meets, where its share of the ways falls; -1 where it falls among all other values. */
function wishMet(ways: Float64Array, from: number, met: number, own: number, share: number): number {
  let rest = share;
  for (let w = own; w !== 0; w &= w - 1) {
    rest -= ways[from + (met | (w & -w))] ?? 0;
    if (rest < 0) return 31 - Math.clz32(w & -w);
  }
  return -1;
}

/** Any value of a key but those with which it meets a wish. */
function otherwise(table: WeighTable, key: number, own: number, random: (n: number) => number): number {
  const { possible, words } = table;
  const row = key * words;
  let remaining = random(bitCount(possible, row, words) - bitsOf(own));
  for (let k = 0; k < words; k++) {
    let w = (possible[row + k] ?? 0) & ~wanted(table, own, k);
    const here = bitsOf(w);
    if (remaining >= here) {
      remaining -= here;
      continue;
    }
    for (; remaining > 0; remaining--) w &= w - 1;
    return 32 * k + 31 - Math.clz32(w & -w);
  }
  return 0;
}

/** The wished values in word `k` of a row. */
function wanted(table: WeighTable, own: number, k: number): number {
  let values = 0;
  for (let w = own; w !== 0; w &= w - 1) {
    const ordinal = table.wish[31 - Math.clz32(w & -w)] ?? 0;
    if (ordinal >> 5 === k) values |= 1 << (ordinal & 31);
  }
  return values;
}
