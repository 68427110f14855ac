import type { Search } from './search.ts';
import { bitCount, bitsOf, blankKeys, firstBit, lastBit, put, setBit, type WeighTable } from './table.ts';

/** Sets of at most so many members are tried one by one, without asking on the way whether they may become legal. */
const MEMBERS = 5;

type Of = Pick<Search, 'shape' | 'rules' | 'table' | 'answer'>;

/** Whether whole answers can be tried in any order, since a look at one never is a fault. */
const isPlain = ({ shape }: Of): boolean => shape.plain && shape.wishes === 'none';

/**
 * Whether one of two answers that are easy to put together is legal, with the highest value of each key or with the lowest;
 * of sets, with all members that may be in. Most questions can be answered so, and need no search to be put.
 */
export function easy(of: Of, S: Int32Array): boolean {
  if (!isPlain(of)) return false;
  if (of.shape.many) return !of.shape.each && whole(of, S);
  return extreme(of, S, lastBit) || extreme(of, S, firstBit);
}

function extreme({ shape, rules, table, answer }: Of, S: Int32Array, value: typeof firstBit): boolean {
  const { keys, count, possible, words } = table;
  blankKeys(shape, answer);
  for (let i = 0; i < count; i++) {
    const key = keys[i] ?? 0;
    put(shape, answer, key, value(possible, key * words, words));
  }
  return rules.such(S) === 0;
}

function whole({ rules, table, answer }: Of, S: Int32Array): boolean {
  if (!isBetween(table, bitCount(table.possible, 0, table.words))) return false;
  for (let k = 0; k < table.words; k++) answer[k] = table.possible[k] ?? 0;
  return rules.such(S) === 0;
}

const masks = new Int32Array(1 << MEMBERS);
const members = new Int32Array(MEMBERS);

/** Draws one of the legal sets, all as likely, in the order in which a search would find them; false where there are more. */
export function drawFew(of: Of, S: Int32Array, random: (n: number) => number): boolean {
  const { shape, rules, table, answer } = of;
  if (!isPlain(of) || !shape.many || shape.each) return false;
  if (bitCount(table.possible, 0, table.words) > MEMBERS) return false;
  const n = listed(table);
  const sure = rules.sure?.(S);
  let legal = 0;
  for (let mask = (1 << n) - 1; mask >= 0; mask--) {
    if (!isBetween(table, bitsOf(mask))) continue;
    if (!sure) choose(table, answer, n, mask);
    if (sure || rules.such(S) === 0) masks[legal++] = mask;
  }
  if (legal === 0) return false;
  choose(table, answer, n, masks[random(legal)] ?? 0);
  return true;
}

const isBetween = ({ lows, highs }: WeighTable, size: number): boolean =>
  size >= (lows[0] ?? 0) && size <= (highs[0] ?? 0);

/** Lists the members that may be in; returns how many. */
function listed({ possible, words }: WeighTable): number {
  let n = 0;
  for (let k = 0; k < words; k++)
    for (let w = possible[k] ?? 0; w !== 0; w &= w - 1) members[n++] = 32 * k + 31 - Math.clz32(w & -w);
  return n;
}

/** The first member is the highest bit, so that sets with it come first. */
function choose({ words }: WeighTable, answer: Int32Array, n: number, mask: number): void {
  for (let k = 0; k < words; k++) answer[k] = 0;
  for (let i = 0, bit = (1 << n) >> 1; bit !== 0; i++, bit >>= 1)
    if ((mask & bit) !== 0) setBit(answer, 0, members[i] ?? 0);
}
