import { bitCount, nthBit, put, type WeighShape, type WeighTable } from './table.ts';

/**
 * Draws a value for each cell by itself, straight into the answer array, which is blank but for these cells, so that every combination is as likely; false
 * where a cell can take nothing. Most questions are loose enough that such an answer does, and whoever throws away those
 * that do not draws evenly from those that do.
 */
export function draw(shape: WeighShape, table: WeighTable, answer: Int32Array, random: (n: number) => number): boolean {
  const { keys, count, possible, words } = table;
  for (let i = 0; i < count; i++) {
    const key = keys[i] ?? 0;
    const n = bitCount(possible, key * words, words);
    if (n === 0) return false;
    put(shape, answer, key, nthBit(possible, key * words, n === 1 ? 0 : random(n)));
  }
  return true;
}
