import { bitCount, firstBit, hasBit, takeCell, type WeighShape, type WeighTable } from './table.ts';

/** Whether the answer array has exactly the keys that are asked for. */
export function rightKeys({ partial, keys, many }: WeighShape, table: WeighTable, answer: Int32Array): boolean {
  if (!partial) return true;
  const at = keys * (many ? table.words : 1);
  const asked = new Set(table.keys.subarray(0, table.count));
  for (let key = 0; key < keys; key++) if (hasBit(answer, at, key) !== asked.has(key)) return false;
  return true;
}

/** Whether each key has what it can take. */
export function rightCells(shape: WeighShape, table: WeighTable, answer: Int32Array): boolean {
  for (let i = 0; i < table.count; i++) {
    const key = table.keys[i] ?? 0;
    if (!takeCell(shape, table, answer, key)) return false;
    const size = bitCount(table.possible, key * table.words, table.words);
    if (shape.many && (size < (table.lows[key] ?? 0) || size > (table.highs[key] ?? 0))) return false;
  }
  return true;
}

/** Only cells of which a single value is left count. */
export function different(table: WeighTable, none: boolean): boolean {
  const taken = new Set<number>();
  for (let i = 0; i < table.count; i++) {
    const row = (table.keys[i] ?? 0) * table.words;
    if (bitCount(table.possible, row, table.words) !== 1) continue;
    const value = firstBit(table.possible, row, table.words);
    if (none && value === 0) continue;
    if (taken.has(value)) return false;
    taken.add(value);
  }
  return true;
}
