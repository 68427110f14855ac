import { bitCount, bitsOf, blank, nthBit, put, type WeighShape, type WeighTable } from './table.ts';

/**
 * Draws a value for each cell by itself, straight into the answer array, so that every combination is as likely; false
 * where a cell can take nothing. Most questions are loose enough that such an answer does, and whoever throws away those
 * that do not draws evenly from those that do.
 */
export function draw(shape: WeighShape, table: WeighTable, answer: Int32Array, random: (n: number) => number): boolean {
  const { keys, count, possible, words } = table;
  blank(shape, answer);
  for (let i = 0; i < count; i++) {
    const key = keys[i] ?? 0;
    const ordinal = words === 1 ? bitOf(possible[key] ?? 0, random) : drawn(possible, key * words, words, random);
    if (ordinal < 0) return false;
    put(shape, answer, key, ordinal);
  }
  return true;
}

/** One of the bits of a word, by chance. */
function bitOf(word: number, random: (n: number) => number): number {
  let w = word;
  if ((w & (w - 1)) !== 0) for (let k = random(bitsOf(w)); k > 0; k--) w &= w - 1;
  return 31 - Math.clz32(w & -w);
}

function drawn(possible: Int32Array, row: number, words: number, random: (n: number) => number): number {
  const n = bitCount(possible, row, words);
  return n === 0 ? -1 : nthBit(possible, row, n === 1 ? 0 : random(n));
}
