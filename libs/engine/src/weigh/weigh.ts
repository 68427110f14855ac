import { cover } from './cover.ts';
import { draw } from './draw.ts';
import { drawFew, easy } from './few.ts';
import { descend, near, promising, type Search, shuffled, subsets } from './search.ts';
import { attempt, meets, most, type Question, searchFor } from './seek.ts';
import { different, rightCells, rightKeys } from './shapely.ts';
import {
  bitCount,
  blank,
  copyWords,
  ordinalsOf,
  setBit,
  tableFor,
  takeCell,
  usedWords,
  type WeighRules,
  type WeighShape,
  type WeighTable,
} from './table.ts';

/** Questions that must be counted one by one are not, beyond so many answers to look at. */
const LOOKED_AT = 10_000;
/** Up to so many answers to look at, samples are exactly uniform. */
const LISTED = 32;
/** So many steps are spent on showing that nothing is legal; such a question is never put, so nobody waits for more. */
const PROOF = 500_000;
/** So many whole answers are drawn before it is searched for one. */
const DRAWS = 6;

/** A question whose answer is weighed as a whole. */
export interface Weigher {
  readonly table: WeighTable;
  /**
   * Values of the key at `depth` that still leave a legal answer; earlier keys stand in the answer array, or those that are
   * `given` by their numbers.
   */
  candidates(S: Int32Array, depth: number, out: Int32Array, given?: readonly number[]): number;
  /** -1 where the answers would have to be looked at one by one and are too many for that. */
  count(S: Int32Array): number;
  /** A legal answer into the answer array: each as likely where they are few, else drawn key by key. */
  /** Where the table is `filled` for this position, since it was just asked what is possible, it isn't again. */
  sample(S: Int32Array, random: (n: number) => number, filled?: boolean): void;
  /** What `sample` does where no answer that was drawn key by key is legal; the table is filled. */
  search(S: Int32Array, random: (n: number) => number): void;
  /** Whether the legal shape that stands in the answer array meets as many wishes as any. */
  content(S: Int32Array): boolean;
  /**
   * Whether there is a legal answer: 1, or 0 if there is none, or -1 if that could not be found out. Whoever asks is about to
   * put the question, so nothing that stands in the answer array is needed any more.
   */
  possible(S: Int32Array): number;
  /** Whether the answer array has exactly the keys that are asked for, each with what it can take. */
  shapely(S: Int32Array): boolean;
  /** Keys as a bitset of their ordinals; returns how many. */
  keys(S: Int32Array, out: Int32Array): number;
  /** False if two cells are sure to take the same; `none` aside, where there is one. */
  different(none: boolean): boolean;
  /** A legal answer near the one that stands in the answer array, in its place. */
  witness(S: Int32Array): void;
}

interface Weighed extends Question {
  /** Whether an answer is more than its keys, each for itself. */
  readonly weighed: boolean;
  /** The answer array, while something else is tried in it. */
  readonly kept: Int32Array;
  /** The part of the answer array that the question writes. */
  readonly own: Int32Array;
  readonly covers: ReturnType<typeof cover> | undefined;
}

export function weigher(shape: WeighShape, answer: Int32Array, rules: WeighRules): Weigher {
  const table = tableFor(shape);
  const weighed = shape.such || shape.wishes !== 'none';
  const own = answer.subarray(0, usedWords(shape, table.words));
  const kept = new Int32Array(own.length);
  const covers = shape.wishes === 'cover' && !shape.such ? cover(shape, table, answer) : undefined;
  const of: Weighed = { shape, rules, table, answer, weighed, kept, own, covers };
  return {
    table,
    candidates: (S, depth, out, given) => candidates(of, S, { depth, out, given }),
    count: (S) => count(of, S),
    sample: (S, random, filled) => sample(of, S, random, filled === true),
    search: (S, random) => search(of, S, most(of, S), random),
    content: (S) => content(of, S),
    witness: (S) => witness(of, S),
    possible: (S) => possible(of, S),
    shapely: (S) => shapely(of, S),
    keys: (S, out) => keys(of, S, out),
    different: (none) => different(table, none),
  };
}

interface Asked {
  readonly depth: number;
  readonly out: Int32Array;
  readonly given: readonly number[] | undefined;
}

function candidates(of: Weighed, S: Int32Array, { depth, out, given }: Asked): number {
  const { shape, rules, table, own, kept } = of;
  rules.fill(S, of.weighed ? -1 : depth);
  const key = table.keys[depth] ?? 0;
  out.fill(0, 0, table.words);
  if (depth >= table.count) return 0;
  if (!of.weighed) return copyRow(table, key, out);
  copyWords(own, kept);
  const need = most(of, S);
  for (let i = 0; i < (given?.length ?? depth); i++) takeCell(shape, table, kept, table.keys[given?.[i] ?? i] ?? 0);
  // Cells that are decided up to here need not be tried again.
  const from = given !== undefined ? 0 : shape.many ? depth : depth + 1;
  for (const ordinal of ordinalsOf(table.possible, key * table.words, table.words))
    if (leads(searchFor(of, S, need), from, key, ordinal)) setBit(out, 0, ordinal);
  copyWords(kept, own);
  return bitCount(out, 0, table.words);
}

function count(of: Weighed, S: Int32Array): number {
  const { rules, own, kept } = of;
  rules.fill(S);
  const all = looked(of);
  if (!of.weighed) return all;
  if (all > LOOKED_AT) return -1;
  copyWords(own, kept);
  const legal = enumerate(of, S, most(of, S), -1);
  copyWords(kept, own);
  return legal;
}

function sample(of: Weighed, S: Int32Array, random: (n: number) => number, filled: boolean): void {
  if (!filled) of.rules.fill(S);
  if (of.covers?.(random)) return;
  const need = most(of, S);
  if (!of.shape.many && lucky(of, S, need, random)) return;
  search(of, S, need, random);
}

function search(of: Weighed, S: Int32Array, need: number, random: (n: number) => number): void {
  if (drawFew(of, S, random)) return;
  if (of.weighed && looked(of) <= LISTED) {
    const legal = enumerate(of, S, need, -1);
    enumerate(of, S, need, legal > 0 ? random(legal) : -1);
  } else if (!attempt(searchFor(of, S, need, { order: shuffled(random) }))) meets(of, S, need);
}

function content(of: Weighed, S: Int32Array): boolean {
  const { shape, rules, own, kept } = of;
  if (shape.wishes === 'none') return true;
  const met = rules.met(S);
  copyWords(own, kept);
  rules.fill(S);
  const enough = met >= most(of, S);
  copyWords(kept, own);
  return enough;
}

function witness(of: Weighed, S: Int32Array): void {
  const { shape, rules, table, own, kept } = of;
  copyWords(own, kept);
  const wanted = kept.slice();
  rules.fill(S);
  const need = most(of, S);
  meets(of, S, need, near(shape, table, wanted));
}

function possible(of: Weighed, S: Int32Array): number {
  const { shape, rules, table } = of;
  rules.fill(S);
  for (let i = 0; i < table.count; i++) if (!isOpen(shape, table, table.keys[i] ?? 0)) return 0;
  if (!shape.such || easy(of, S)) return 1;
  return proved(of, S);
}

function proved(of: Weighed, S: Int32Array): number {
  const trial = searchFor(of, S, 0, { remaining: PROOF });
  const found = attempt(trial) || (trial.remaining < 0 && meets(of, S, 0));
  return found ? 1 : trial.remaining < 0 ? -1 : 0;
}

function shapely({ shape, rules, table, answer }: Weighed, S: Int32Array): boolean {
  if (rules.accepts === undefined) rules.fill(S);
  else rules.accepts(S);
  return rightKeys(shape, table, answer) && rightCells(shape, table, answer);
}

function keys({ shape, rules, table }: Weighed, S: Int32Array, out: Int32Array): number {
  rules.fill(S, shape.keys);
  for (let i = 0; i < table.count; i++) setBit(out, 0, table.keys[i] ?? 0);
  return table.count;
}

/** How many answers there are to look at. */
function looked({ shape, table }: Weighed): number {
  let all = 1;
  for (let i = 0; i < table.count; i++) all *= ways(shape, table, table.keys[i] ?? 0);
  return Math.min(all, 2 ** 53);
}

/** How many answers are legal; number `wanted` of them, if there is one, is left in the answer array. */
function enumerate(of: Weighed, S: Int32Array, need: number, wanted: number): number {
  let legal = 0;
  // There are few enough to look at all of them.
  descend(searchFor(of, S, need, { found: () => legal++ === wanted, remaining: Number.POSITIVE_INFINITY }), 0);
  return legal;
}

/** Whether one of a few whole answers that are drawn does. */
function lucky({ shape, rules, table, answer }: Weighed, S: Int32Array, need: number, random: (n: number) => number) {
  blank(shape, answer);
  for (let i = 0; i < DRAWS; i++) {
    if (!draw(shape, table, answer, random)) return false;
    if ((!shape.such || rules.such(S) === 0) && (need === 0 || rules.met(S) >= need)) return true;
  }
  return false;
}

/** Whether there is something that a cell can take, for itself. */
function isOpen(shape: WeighShape, table: WeighTable, key: number): boolean {
  if (shape.many) {
    const n = bitCount(table.possible, key * table.words, table.words);
    return Math.max(0, table.lows[key] ?? 0) <= Math.min(n, table.highs[key] ?? 0);
  }
  for (let k = key * table.words; k < (key + 1) * table.words; k++) if (table.possible[k] !== 0) return true;
  return false;
}

/** How many values a cell can take, for itself. */
function ways(shape: WeighShape, table: WeighTable, key: number): number {
  const n = bitCount(table.possible, key * table.words, table.words);
  return shape.many ? subsets(n, table.lows[key] ?? 0, table.highs[key] ?? 0) : n;
}

function copyRow(table: WeighTable, key: number, out: Int32Array): number {
  for (let k = 0; k < table.words; k++) out[k] = table.possible[key * table.words + k] ?? 0;
  return bitCount(out, 0, table.words);
}

/** Whether a legal answer has this value, or this member, at a key; yes, if that cannot be found out. Cells are tried `from` a depth. */
function leads(search: Search, from: number, key: number, ordinal: number): boolean {
  const { table, shape } = search;
  const row = key * table.words;
  const rows = shape.many ? table.certain : table.possible;
  const before = rows.slice(row, row + table.words);
  if (!shape.many) rows.fill(0, row, row + table.words);
  setBit(rows, row, ordinal);
  const yes = promising(search) && descend(search, from);
  rows.set(before, row);
  return yes || search.remaining < 0;
}
