import { counting, matching } from './matching.ts';
import {
  bitCount,
  dropBit,
  hasBit,
  nextOpen,
  ordinalsOf,
  setBit,
  type WeighRules,
  type WeighShape,
  type WeighTable,
  writeCells,
} from './table.ts';

/** What goes on while values are tried. */
export interface Search {
  readonly shape: WeighShape;
  readonly rules: WeighRules;
  readonly table: WeighTable;
  readonly answer: Int32Array;
  readonly S: Int32Array;
  /** How many wishes an answer must meet. */
  need: number;
  /** Steps that may still be taken; below zero the search was given up, and what it did not find may exist. */
  remaining: number;
  /** The order in which the values of a cell, or `in` before `out`, are tried. */
  readonly order: Order;
  /** Called with every legal answer in the answer array; true ends the search. */
  readonly found: () => boolean;
}
export interface Order {
  /** The value to be tried as number `i` of a cell; may move those behind it. */
  value(key: number, ordinals: number[], i: number): number;
  /** Whether a member is tried `in` the set first; `rest` members are open, of which between `low` and `high` may come in. */
  inFirst(key: number, member: number, rest: number, low: number, high: number): boolean;
}

/** Upper bound of the wishes that can hold together. */
export function bound({ shape, rules, table, S }: Pick<Search, 'shape' | 'rules' | 'table' | 'S'>): number {
  if (shape.wishes === 'none') return 0;
  if (shape.wishes === 'cover') return matching(table, (shape.keys + 31) >> 5);
  return shape.wishes === 'member' ? counting(table, table.highs[0] ?? 0) : rules.hopes(S);
}

/** Whether what is decided so far may still become a legal answer. */
export const promising = (search: Search): boolean =>
  (!search.shape.such || search.rules.may(search.S)) && (search.need === 0 || bound(search) >= search.need);

/** Decides the cells from `depth` on in all promising ways; true as soon as `found` says so. Leaves the table as it was. */
export function descend(search: Search, depth: number): boolean {
  if (--search.remaining < 0) return false;
  if (depth === search.table.count) return complete(search);
  const key = search.table.keys[depth] ?? 0;
  return search.shape.many ? members(search, depth, key, 0) : values(search, depth, key);
}

function complete({ shape, rules, table, answer, S, need, found }: Search): boolean {
  writeCells(shape, table, answer);
  if (shape.such && rules.such(S) !== 0) return false;
  if (need > 0 && rules.met(S) < need) return false;
  return found();
}

function values(search: Search, depth: number, key: number): boolean {
  const { possible, words } = search.table;
  const row = key * words;
  let ended = false;
  const ordinals = ordinalsOf(possible, row, words);
  for (let i = 0; i < ordinals.length && !ended && search.remaining >= 0; i++) {
    for (let k = row; k < row + words; k++) possible[k] = 0;
    setBit(possible, row, search.order.value(key, ordinals, i));
    ended = promising(search) && descend(search, depth + 1);
  }
  for (const ordinal of ordinals) setBit(possible, row, ordinal);
  return ended;
}

/** Decides the members of one set from `from` on, and then the cells behind it. */
function members(search: Search, depth: number, key: number, from: number): boolean {
  const { table } = search;
  const row = key * table.words;
  const inside = bitCount(table.certain, row, table.words);
  const all = bitCount(table.possible, row, table.words);
  const [low, high] = [table.lows[key] ?? 0, table.highs[key] ?? 0];
  if (inside > high || all < low) return false;
  const member = nextOpen(table, row, from);
  if (member < 0) return descend(search, depth + 1);
  if (--search.remaining < 0) return false;
  const first = search.order.inFirst(key, member, all - inside, low - inside, high - inside);
  return branch(search, depth, key, member, first) || branch(search, depth, key, member, !first);
}

function branch(search: Search, depth: number, key: number, member: number, inside: boolean): boolean {
  const { possible, certain, words } = search.table;
  const row = key * words;
  if (inside) setBit(certain, row, member);
  else dropBit(possible, row, member);
  const ended = promising(search) && members(search, depth, key, member + 1);
  if (inside) dropBit(certain, row, member);
  else setBit(possible, row, member);
  return ended;
}

export const ascending: Order = { value: (_, ordinals, i) => ordinals[i] ?? 0, inFirst: () => true };

/** The value at `from`, which changes places with that at `to`. */
function bring(ordinals: number[], from: number, to: number): number {
  const value = ordinals[from] ?? 0;
  ordinals[from] = ordinals[to] ?? 0;
  ordinals[to] = value;
  return value;
}

/** Keeps as much of an answer as goes. */
export function near(shape: WeighShape, table: WeighTable, answer: Int32Array): Order {
  return {
    value: (key, ordinals, i) => {
      const own = ordinals.indexOf((answer[key] ?? 0) - shape.low);
      return bring(ordinals, i === 0 && own >= 0 ? own : i, i);
    },
    inFirst: (key, member) => hasBit(answer, key * table.words, member),
  };
}

/** By chance; sets as likely as their number, as far as no condition forbids them. */
export function shuffled(random: (n: number) => number): Order {
  return {
    value: (_, ordinals, i) => bring(ordinals, i + random(ordinals.length - i), i),
    inFirst: (_, __, rest, low, high) => {
      const all = subsets(rest, low, high);
      return random(Math.min(all, 2 ** 31)) < subsets(rest - 1, low - 1, high - 1) * Math.min(1, 2 ** 31 / all);
    },
  };
}

/** How many subsets of `n` members have between `low` and `high` of them. */
export function subsets(n: number, low: number, high: number): number {
  let sum = 0;
  let binomial = 1;
  for (let k = 0; k <= Math.min(n, high); k++) {
    if (k >= low) sum += binomial;
    binomial = Math.round((binomial * (n - k)) / (k + 1));
  }
  return Math.min(sum, 2 ** 53);
}
