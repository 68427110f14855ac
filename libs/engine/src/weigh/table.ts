/** What a question is like whose answer is weighed as a whole: how its answer lies in the answer array, and its size. */
export interface WeighShape {
  /** Whether the answer is a map; without keys it is the value of the only cell. */
  readonly each: boolean;
  /** Whether cells take sets. */
  readonly many: boolean;
  /** How many keys the key type has, and ordinals the type of a cell (of its members, if it takes sets). */
  readonly keys: number;
  readonly size: number;
  /** Code of ordinal 0 of a cell. */
  readonly low: number;
  /** Whether a bitset of keys stands behind the values. */
  readonly partial: boolean;
  /** Whether nobody reads the values of keys that an answer doesn't have. */
  readonly byKey?: boolean;
  readonly such: boolean;
  /** Whether the conditions on the whole can be tested of any answer without a fault. */
  readonly plain: boolean;
  readonly wishes: 'none' | 'cover' | 'member' | 'other';
  /** The most wishes there can be. */
  readonly wished: number;
}

/** What the emitted module tells about a question; all of it looks at the position and at the table. */
export interface WeighRules {
  /**
   * Writes keys, candidates, bounds, and for `cover` and `member` the wishes, into the table. With `only` all keys, but
   * the candidates of that one alone.
   */
  fill(S: Int32Array, only?: number): void;
  /** The same with all that is legal, where only a part of it is offered. */
  accepts?(S: Int32Array): void;
  /** False if the conditions on the whole cannot hold any more, whatever open cells take. */
  may(S: Int32Array): boolean;
  /** True if the conditions on the whole hold whatever is picked; undefined if that is not known. */
  sure?(S: Int32Array): boolean;
  /** How many wishes can hold at most, each for itself, whatever open cells take. */
  hopes(S: Int32Array): number;
  /** Tests the conditions on the complete answer in the answer array: 0 if they hold. */
  such(S: Int32Array): number;
  /** How many wishes the complete answer meets. */
  met(S: Int32Array): number;
}

/**
 * What is known of each cell while values are tried: a row of bits per key, by its ordinal. `possible` are the values it
 * may still take. Where cells take sets, `certain` are the members that are surely in; else it is not used.
 */
export interface WeighTable {
  readonly words: number;
  readonly keys: Int32Array;
  count: number;
  readonly possible: Int32Array;
  readonly certain: Int32Array;
  /** Bounds per key, for sets. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  /** Wishes by number: the ordinal that is wished, and for covers which keys may have it, as a row of bits. */
  readonly wish: Int32Array;
  readonly takers: Int32Array;
  wishes: number;
  /** For covers: 1 + the wish that has a key, and the last wish on whose way it lay. */
  readonly owner: Int32Array;
  readonly seen: Int32Array;
}

const wordsFor = (n: number): number => Math.max(1, (n + 31) >> 5);

export function tableFor(shape: WeighShape): WeighTable {
  const words = wordsFor(shape.size);
  return {
    words,
    keys: new Int32Array(shape.keys),
    count: 0,
    possible: new Int32Array(shape.keys * words),
    certain: new Int32Array(shape.many ? shape.keys * words : 0),
    lows: new Int32Array(shape.many ? shape.keys : 0),
    highs: new Int32Array(shape.many ? shape.keys : 0),
    wish: new Int32Array(shape.wished),
    takers: new Int32Array(shape.wishes === 'cover' ? shape.wished * wordsFor(shape.keys) : 0),
    wishes: 0,
    owner: new Int32Array(shape.wishes === 'cover' ? shape.keys : 0),
    seen: new Int32Array(shape.wishes === 'cover' ? shape.keys : 0),
  };
}

export function bitCount(words: Int32Array, at: number, n: number): number {
  let all = 0;
  // Most words of long rows are empty.
  for (let k = at; k < at + n; k++) {
    const word = words[k] ?? 0;
    if (word !== 0) all += bitsOf(word);
  }
  return all;
}

/** The ordinal of the bit that has `n` bits below it in its row; it must be there. */
export function nthBit(words: Int32Array, row: number, n: number): number {
  let k = row;
  let remaining = n;
  let w = words[k] ?? 0;
  for (let bits = bitsOf(w); bits <= remaining; bits = w === 0 ? 0 : bitsOf(w)) {
    remaining -= bits;
    k += 1;
    w = words[k] ?? 0;
  }
  for (; remaining > 0; remaining--) w &= w - 1;
  return 32 * (k - row) + 31 - Math.clz32(w & -w);
}

/** Bits of a word, counted in pairs, fours and bytes at once. */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const hasBit = (words: Int32Array, at: number, bit: number): boolean =>
  (((words[at + (bit >> 5)] ?? 0) >>> (bit & 31)) & 1) === 1;

export function setBit(words: Int32Array, at: number, bit: number): void {
  const k = at + (bit >> 5);
  words[k] = (words[k] ?? 0) | (1 << (bit & 31));
}

export function dropBit(words: Int32Array, at: number, bit: number): void {
  const k = at + (bit >> 5);
  words[k] = (words[k] ?? 0) & ~(1 << (bit & 31));
}

/** The lowest bit from `from` on that is in a row and not in another; -1 if there is none. */
export function nextOpen({ possible, certain, words }: WeighTable, row: number, from: number): number {
  for (let k = from >> 5; k < words; k++) {
    const below = k === from >> 5 ? (1 << (from & 31)) - 1 : 0;
    const open = (possible[row + k] ?? 0) & ~(certain[row + k] ?? 0) & ~below;
    if (open !== 0) return 32 * k + 31 - Math.clz32(open & -open);
  }
  return -1;
}

/** The ordinals of a row, ascending. */
export function ordinalsOf(words: Int32Array, at: number, n: number): number[] {
  const found: number[] = [];
  for (let k = 0; k < n; k++)
    for (let w = words[at + k] ?? 0; w !== 0; w &= w - 1) found.push(32 * k + 31 - Math.clz32(w & -w));
  return found;
}

/** Up to so many words a loop is faster than `fill` and `set`. */
const SHORT = 48;

function clear(words: Int32Array, n: number): void {
  if (n > SHORT) words.fill(0, 0, n);
  else for (let k = 0; k < n; k++) words[k] = 0;
}

export function copyWords(from: Int32Array, to: Int32Array): void {
  const n = Math.min(from.length, to.length);
  if (n > SHORT) to.set(from);
  else for (let k = 0; k < n; k++) to[k] = from[k] ?? 0;
}

/** How many words of the answer array a question writes. */
export const usedWords = ({ keys, many, partial }: WeighShape, words: number): number =>
  keys * (many ? words : 1) + (partial ? wordsFor(keys) : 0);

/** An answer without keys. */
export function blank(shape: WeighShape, answer: Int32Array): void {
  if (shape.byKey) return blankKeys(shape, answer);
  clear(answer, shape.keys + (shape.partial ? wordsFor(shape.keys) : 0));
}

/** An answer that is only tested: the values of keys that it doesn't have are never read. */
export function blankKeys({ keys, partial }: WeighShape, answer: Int32Array): void {
  if (partial) for (let k = keys; k < keys + wordsFor(keys); k++) answer[k] = 0;
}

/** Writes the value of a key that is asked for, where cells take one. */
export function put(shape: WeighShape, answer: Int32Array, key: number, ordinal: number): void {
  answer[key] = shape.low + ordinal;
  if (shape.partial) setBit(answer, shape.keys, key);
}

/** Writes the cells, which all are decided, into the answer array. */
export function writeCells(shape: WeighShape, table: WeighTable, answer: Int32Array): void {
  const { words } = table;
  const width = shape.many ? words : 1;
  clear(answer, usedWords(shape, words));
  for (let i = 0; i < table.count; i++) {
    const key = table.keys[i] ?? 0;
    if (shape.partial) setBit(answer, shape.keys * width, key);
    if (shape.many) for (let k = 0; k < words; k++) answer[key * width + k] = table.certain[key * words + k] ?? 0;
    else answer[key] = shape.low + firstBit(table.possible, key * words, words);
  }
}

/** Narrows a cell to what the answer array says; false where that isn't a candidate. */
export function takeCell(shape: WeighShape, table: WeighTable, answer: Int32Array, key: number): boolean {
  const row = key * table.words;
  if (shape.many) return takeSet(table, answer, row);
  const ordinal = (answer[key] ?? 0) - shape.low;
  const open = ordinal >= 0 && ordinal < shape.size && hasBit(table.possible, row, ordinal);
  table.possible.fill(0, row, row + table.words);
  if (open) setBit(table.possible, row, ordinal);
  return open;
}

function takeSet(table: WeighTable, answer: Int32Array, row: number): boolean {
  let open = true;
  for (let k = row; k < row + table.words; k++) {
    const wanted = answer[k] ?? 0;
    if ((wanted & ~(table.possible[k] ?? 0)) !== 0) open = false;
    table.possible[k] = wanted;
    table.certain[k] = wanted;
  }
  return open;
}

export function firstBit(words: Int32Array, at: number, n: number): number {
  for (let k = 0; k < n; k++) {
    const w = words[at + k] ?? 0;
    if (w !== 0) return 32 * k + 31 - Math.clz32(w & -w);
  }
  return 0;
}

export function lastBit(words: Int32Array, at: number, n: number): number {
  for (let k = n - 1; k >= 0; k--) {
    const w = words[at + k] ?? 0;
    if (w !== 0) return 32 * k + 31 - Math.clz32(w);
  }
  return 0;
}
