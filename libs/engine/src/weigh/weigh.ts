import { cover } from './cover.ts';
import { draw } from './draw.ts';
import { ascending, bound, descend, near, type Order, promising, type Search, shuffled, subsets } from './search.ts';
import {
  bitCount,
  firstBit,
  hasBit,
  ordinalsOf,
  setBit,
  tableFor,
  takeCell,
  type WeighRules,
  type WeighShape,
  type WeighTable,
} from './table.ts';

/** Questions that must be counted one by one are not, beyond so many answers to look at. */
const LOOKED_AT = 10_000;
/** Up to so many answers to look at, samples are exactly uniform. */
const LISTED = 32;
/** Steps of one search. Where they do not suffice, what was found until then counts. */
const STEPS = 20_000;
const RESTARTS = 20;
/** So many steps are spent on showing that nothing is legal; such a question is never put, so nobody waits for more. */
const PROOF = 500_000;
/** So many whole answers are drawn before it is searched for one. */
const DRAWS = 6;

/** A question whose answer is weighed as a whole. */
export interface Weigher {
  readonly table: WeighTable;
  /** Values of the key at `depth` that still leave a legal answer; earlier keys stand in the answer array. */
  candidates(S: Int32Array, depth: number, out: Int32Array): number;
  /** -1 where the answers would have to be looked at one by one and are too many for that. */
  count(S: Int32Array): number;
  /** A legal answer into the answer array: each as likely where they are few, else drawn key by key. */
  sample(S: Int32Array, random: (n: number) => number): void;
  /** Whether the legal shape that stands in the answer array meets as many wishes as any. */
  content(S: Int32Array): boolean;
  /** Whether there is a legal answer: 1, or 0 if there is none, or -1 if that could not be found out. */
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

export function weigher(shape: WeighShape, answer: Int32Array, rules: WeighRules): Weigher {
  const table = tableFor(shape);
  const weighed = shape.such || shape.wishes !== 'none';
  const kept = new Int32Array(answer.length);
  const covers = shape.wishes === 'cover' && !shape.such ? cover(shape, table, answer) : undefined;

  const search = (S: Int32Array, order: Order, need: number, found: () => boolean): Search => ({
    shape,
    rules,
    table,
    answer,
    S,
    need,
    left: STEPS,
    order,
    found,
  });

  const tries = (S: Int32Array, order: Order, need: number, left: number): Search => ({
    ...search(S, order, need, () => true),
    left,
  });

  /** Tries in the given order first; where the search is lost in a corner, in others from the beginning. */
  const meets = (S: Int32Array, need: number, order = ascending): boolean => {
    const trial = tries(S, order, need, STEPS);
    if (attempt(trial)) return true;
    for (let i = 1; trial.left < 0 && i <= RESTARTS; i++)
      if (attempt(tries(S, shuffled(numbers(i)), need, STEPS / RESTARTS))) return true;
    return false;
  };

  /** Looks for an answer that meets as many wishes as the bound says; if there is none, for better and better ones. */
  const most = (S: Int32Array): number => {
    if (shape.wishes === 'none') return 0;
    if (shape.wishes !== 'other' && !shape.such) return bound({ shape, rules, table, S });
    const top = bound({ shape, rules, table, S });
    if (meets(S, top)) return top;
    let best = 0;
    while (best + 1 < top && meets(S, best + 1)) best = rules.met(S);
    return best;
  };

  const looked = (): number => {
    let all = 1;
    for (let i = 0; i < table.count; i++) all *= ways(shape, table, table.keys[i] ?? 0);
    return Math.min(all, 2 ** 53);
  };

  const candidates = (S: Int32Array, depth: number, out: Int32Array): number => {
    rules.fill(S, weighed ? -1 : depth);
    const key = table.keys[depth] ?? 0;
    out.fill(0, 0, table.words);
    if (depth >= table.count) return 0;
    if (!weighed) return copyRow(table, key, out);
    kept.set(answer);
    const need = most(S);
    for (let i = 0; i < depth; i++) takeCell(shape, table, kept, table.keys[i] ?? 0);
    for (const ordinal of ordinalsOf(table.possible, key * table.words, table.words))
      if (
        leads(
          search(S, ascending, need, () => true),
          depth,
          key,
          ordinal,
        )
      )
        setBit(out, 0, ordinal);
    answer.set(kept);
    return bitCount(out, 0, table.words);
  };

  const enumerate = (S: Int32Array, need: number, wanted: number): number => {
    let legal = 0;
    // There are few enough to look at all of them.
    descend({ ...search(S, ascending, need, () => legal++ === wanted), left: Number.POSITIVE_INFINITY }, 0);
    return legal;
  };

  const count = (S: Int32Array): number => {
    rules.fill(S);
    const all = looked();
    if (!weighed) return all;
    if (all > LOOKED_AT) return -1;
    kept.set(answer);
    const legal = enumerate(S, most(S), -1);
    answer.set(kept);
    return legal;
  };

  /** Whether one of a few whole answers that are drawn does. */
  const lucky = (S: Int32Array, need: number, random: (n: number) => number): boolean => {
    for (let i = 0; i < DRAWS; i++) {
      if (!draw(shape, table, answer, random)) return false;
      if ((!shape.such || rules.such(S) === 0) && (need === 0 || rules.met(S) >= need)) return true;
    }
    return false;
  };

  const sample = (S: Int32Array, random: (n: number) => number): void => {
    rules.fill(S);
    const need = most(S);
    if (need > 0 && covers?.(need, random)) return;
    if (!shape.many && lucky(S, need, random)) return;
    if (weighed && looked() <= LISTED) {
      const legal = enumerate(S, need, -1);
      enumerate(S, need, legal > 0 ? random(legal) : -1);
    } else if (!attempt(tries(S, shuffled(random), need, STEPS))) meets(S, need);
  };

  const content = (S: Int32Array): boolean => {
    if (shape.wishes === 'none') return true;
    const own = rules.met(S);
    kept.set(answer);
    rules.fill(S);
    const enough = own >= most(S);
    answer.set(kept);
    return enough;
  };

  const witness = (S: Int32Array): void => {
    kept.set(answer);
    const wanted = kept.slice();
    rules.fill(S);
    const need = most(S);
    meets(S, need, near(shape, table, wanted));
  };

  const possible = (S: Int32Array): number => {
    rules.fill(S);
    for (let i = 0; i < table.count; i++) if (ways(shape, table, table.keys[i] ?? 0) === 0) return 0;
    if (!shape.such) return 1;
    kept.set(answer);
    const trial = tries(S, ascending, 0, PROOF);
    const found = attempt(trial) || (trial.left < 0 && meets(S, 0));
    answer.set(kept);
    return found ? 1 : trial.left < 0 ? -1 : 0;
  };

  const shapely = (S: Int32Array): boolean => {
    if (rules.accepts === undefined) rules.fill(S);
    else rules.accepts(S);
    return rightKeys(shape, table, answer) && rightCells(shape, table, answer);
  };

  const keys = (S: Int32Array, out: Int32Array): number => {
    rules.fill(S, shape.keys);
    for (let i = 0; i < table.count; i++) setBit(out, 0, table.keys[i] ?? 0);
    return table.count;
  };

  return {
    table,
    candidates,
    count,
    sample,
    content,
    witness,
    possible,
    shapely,
    keys,
    different: (none) => different(table, none),
  };
}

function rightKeys({ partial, keys, many }: WeighShape, table: WeighTable, answer: Int32Array): boolean {
  if (!partial) return true;
  const at = keys * (many ? table.words : 1);
  const asked = new Set(table.keys.subarray(0, table.count));
  for (let key = 0; key < keys; key++) if (hasBit(answer, at, key) !== asked.has(key)) return false;
  return true;
}

function rightCells(shape: WeighShape, table: WeighTable, answer: Int32Array): boolean {
  for (let i = 0; i < table.count; i++) {
    const key = table.keys[i] ?? 0;
    if (!takeCell(shape, table, answer, key)) return false;
    const size = bitCount(table.possible, key * table.words, table.words);
    if (shape.many && (size < (table.lows[key] ?? 0) || size > (table.highs[key] ?? 0))) return false;
  }
  return true;
}

/** Only cells of which a single value is left count. */
function different(table: WeighTable, none: boolean): boolean {
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

/** How many values a cell can take, for itself. */
function ways(shape: WeighShape, table: WeighTable, key: number): number {
  const n = bitCount(table.possible, key * table.words, table.words);
  return shape.many ? subsets(n, table.lows[key] ?? 0, table.highs[key] ?? 0) : n;
}

function copyRow(table: WeighTable, key: number, out: Int32Array): number {
  for (let k = 0; k < table.words; k++) out[k] = table.possible[key * table.words + k] ?? 0;
  return bitCount(out, 0, table.words);
}

/** Numbers that look random and are the same every time, so that a search is a function of the position. */
function numbers(seed: number): (n: number) => number {
  let x = Math.imul(seed, 0x9e3779b9);
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 0) / 2 ** 32) * n);
  };
}

const attempt = (trial: Search): boolean => promising(trial) && descend(trial, 0);

/** Whether a legal answer has this value, or this member, at a key; yes, if that cannot be found out. */
function leads(search: Search, depth: number, key: number, ordinal: number): boolean {
  const { table, shape } = search;
  const row = key * table.words;
  const rows = shape.many ? table.certain : table.possible;
  const before = rows.slice(row, row + table.words);
  if (!shape.many) rows.fill(0, row, row + table.words);
  setBit(rows, row, ordinal);
  const yes = promising(search) && descend(search, shape.many ? depth : depth + 1);
  rows.set(before, row);
  return yes || search.left < 0;
}
