import { grown } from './grown.ts';

/** Numbers rows of numbers in the order in which they are first found. */
export interface Numbering {
  /** The row to find, or the row that was loaded. */
  readonly state: Int32Array;
  /** The number of the row in `state`. */
  find(): number;
  /** Loads a row into `state`. */
  load(id: number): void;
  clear(): void;
}

/** A hash table with open addressing, at most half full. */
export function numbering(words: number): Numbering {
  const state = new Int32Array(words);
  let rows = new Int32Array(0);
  let slots = new Int32Array(64);
  let stamps = new Int32Array(64);
  let [count, round] = [0, 1];

  const same = (id: number): boolean => {
    for (let k = 0; k < words; ++k) if (rows[id * words + k] !== state[k]) return false;
    return true;
  };

  const place = (id: number, hash: number): void => {
    let slot = hash & (slots.length - 1);
    while (stamps[slot] === round) slot = (slot + 1) & (slots.length - 1);
    stamps[slot] = round;
    slots[slot] = id;
  };

  const widen = (): void => {
    slots = new Int32Array(2 * slots.length);
    stamps = new Int32Array(slots.length);
    for (let id = 0; id < count; ++id) place(id, hashAt(rows, id * words, words));
  };

  const find = (): number => {
    const hash = hashAt(state, 0, words);
    for (let slot = hash & (slots.length - 1); stamps[slot] === round; slot = (slot + 1) & (slots.length - 1)) {
      const id = slots[slot] ?? 0;
      if (same(id)) return id;
    }
    if (rows.length < (count + 1) * words) rows = grown(rows, (count + 1) * words);
    // Rows are so short that a loop is faster than a call.
    for (let k = 0; k < words; ++k) rows[count * words + k] = state[k] ?? 0;
    place(count, hash);
    count += 1;
    if (2 * count > slots.length) widen();
    return count - 1;
  };

  const load = (id: number): void => {
    for (let k = 0; k < words; ++k) state[k] = rows[id * words + k] ?? 0;
  };

  const clear = (): void => {
    count = 0;
    round = (round + 1) | 0;
    if (round === 0) stamps.fill(0);
    if (round === 0) round = 1;
  };
  return { state, find, load, clear };
}

function hashAt(row: Int32Array, at: number, words: number): number {
  let hash = 0x9e3779b9 | 0;
  for (let k = 0; k < words; ++k) {
    hash = Math.imul(hash ^ (row[at + k] ?? 0), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
