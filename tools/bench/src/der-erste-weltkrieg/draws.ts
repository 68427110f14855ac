import type { Random } from '@sandtable/bots';
import { ALLIES } from './board.ts';

/** The two words of the set that was drawn last. */
const picked = new Int32Array(2);
export const drawn = { picked };

export function bits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of bit `n` of a word, counted from the lowest. */
export function nth(word: number, n: number): number {
  let w = word;
  for (let i = n; i > 0; i--) w &= w - 1;
  return 31 - Math.clz32(w & -w);
}

/** Bit `n` of two words, as 0 to 63. */
export function nthOf(low: number, high: number, n: number): number {
  const first = bits(low);
  return n < first ? nth(low, n) : 32 + nth(high, n - first);
}

/** Any set of between `least` and `most` members of two words of a side. */
export function drawSome(side: number, low: number, high: number, least: number, most: number, random: Random): void {
  const n = bits(low) + bits(high);
  if (least <= 1 && most === n) drawAny(side, low, high, least, random);
  else drawSized(low, high, n, sizeOf(n, least, most, random), random);
}

/**
 * Each member with even chances, again until there are enough of them. The order of the table is in three words of 32,
 * of which the Allies' last eight armies and dummies share two.
 */
function drawAny(side: number, low: number, high: number, least: number, random: Random): void {
  do {
    picked[0] = low === 0 ? 0 : low & drawWord(random);
    if (side === ALLIES) {
      const middle = (high & 0xff) === 0 ? 0 : high & 0xff & drawWord(random);
      picked[1] = middle | ((high & ~0xff) === 0 ? 0 : high & ~0xff & drawWord(random));
    } else picked[1] = high === 0 ? 0 : high & drawWord(random);
  } while (least > 0 && ((picked[0] as number) | (picked[1] as number)) === 0);
}

function drawWord(random: Random): number {
  const low = random(0x10000);
  return low | (random(0x10000) << 16);
}

/** How many members, each number as likely as there are sets of it. */
function sizeOf(n: number, least: number, most: number, random: Random): number {
  let all = 0;
  for (let size = least; size <= most; size++) all += binomial(n, size);
  let rest = random(all);
  let size = least;
  for (let ways = binomial(n, size); rest >= ways && size < most; ways = binomial(n, size)) {
    rest -= ways;
    size++;
  }
  return size;
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = Math.round((ways * (n - k + i)) / i);
  return ways;
}

function drawSized(low: number, high: number, n: number, size: number, random: Random): void {
  let open = n;
  let wanted = size;
  for (let word = 0; word < 2; word++) {
    let taken = 0;
    for (let w = word === 0 ? low : high; w !== 0; w &= w - 1) {
      if (random(open--) >= wanted) continue;
      taken |= w & -w;
      wanted--;
    }
    picked[word] = taken;
  }
}

/** Up to so many members, one of the sets that aren't empty is drawn by its number. */
const FEW = 5;

/** Any set of members of two words that isn't empty. */
export function drawForce(low: number, high: number, random: Random): void {
  const n = bits(low) + bits(high);
  const few = n <= FEW;
  const mask = few ? (1 << n) - 1 - random((1 << n) - 1) : 0;
  let rest = n;
  let empty = true;
  for (let word = 0; word < 2; word++) {
    let taken = 0;
    for (let w = word === 0 ? low : high; w !== 0; w &= w - 1) {
      rest--;
      if (few ? ((mask >> rest) & 1) === 0 : !drawMember(rest, empty, random)) continue;
      taken |= w & -w;
      empty = false;
    }
    picked[word] = taken;
  }
}

/** Whether a member is in a set when `rest` others are still open; none is empty. */
function drawMember(rest: number, empty: boolean, random: Random): boolean {
  const without = 2 ** rest;
  return random(2 * without - (empty ? 1 : 0)) < without;
}
