import type { Random } from '@sandtable/bots';
import { arriving } from './arriving.ts';
import { bits, nth } from './draws.ts';

/** A grouping never has more gaps than this. */
const MOST_GAPS = 4;
const { fronts, gaps, posting } = arriving;
const WORD = 2 ** 32;
/** In how many ways the armies from one on can be posted so that enough gaps are filled, for each set of gaps filled before. */
const ways = new Float64Array(65 << MOST_GAPS);
/** The fronts of the gaps by number, and the gaps that each army can fill, as bits of these numbers. */
const gapAt = new Int32Array(MOST_GAPS);
const fills = new Int32Array(64);

/** Draws one of the postings that fill as many of these fronts as can be, all as likely; false if none can be filled. */
export function cover(open: number, count: number, random: Random): boolean {
  const n = number(open, count);
  const need = mostFilled(n, count);
  if (need === 0) return false;
  countWays(n, count, need);
  let filled = 0;
  for (let i = 0; i < count; i++) {
    const gap = gapFilled(i, n, filled, random);
    posting[i] = gap < 0 ? elsewhere(i, random) : (gapAt[gap] as number);
    if (gap >= 0) filled |= 1 << gap;
  }
  return true;
}

function number(open: number, count: number): number {
  let n = 0;
  for (let w = open; w !== 0; w &= w - 1) gapAt[n++] = 31 - Math.clz32(w & -w);
  for (let i = 0; i < count; i++) {
    let own = 0;
    for (let gap = 0; gap < n; gap++) own |= (((gaps[i] as number) >> (gapAt[gap] as number)) & 1) << gap;
    fills[i] = own;
  }
  return n;
}

/** Without each gap, as sets of sets: those that another army can still add it to. */
const WITHOUT = [0x5555, 0x3333, 0x0f0f, 0x00ff] as const;

/** How many gaps can be filled at once; the sets that can be are bits of one number. */
function mostFilled(n: number, count: number): number {
  let sets = 1;
  for (let i = 0; i < count; i++) {
    let more = sets;
    for (let gap = 0; gap < n; gap++)
      if (((fills[i] as number) >> gap) & 1) more |= (sets & (WITHOUT[gap] as number)) << (1 << gap);
    sets = more;
  }
  let most = 0;
  for (let w = sets; w !== 0; w &= w - 1) most = Math.max(most, bits(31 - Math.clz32(w & -w)));
  return most;
}

function countWays(n: number, count: number, need: number): void {
  const sets = 1 << n;
  for (let filled = 0; filled < sets; filled++) ways[count * sets + filled] = bits(filled) >= need ? 1 : 0;
  for (let i = count - 1; i >= 0; i--) {
    const own = fills[i] as number;
    const others = bits(fronts[i] as number) + 1 - bits(own);
    for (let filled = 0; filled < sets; filled++) {
      let sum = others * (ways[(i + 1) * sets + filled] as number);
      for (let w = own; w !== 0; w &= w - 1) sum += ways[(i + 1) * sets + (filled | (w & -w))] as number;
      ways[i * sets + filled] = sum;
    }
  }
}

/** The gap that an army fills, or -1. */
function gapFilled(i: number, n: number, filled: number, random: Random): number {
  let rest = (random(WORD) / WORD) * (ways[(i << n) + filled] as number);
  for (let w = fills[i] as number; w !== 0; w &= w - 1) {
    rest -= ways[((i + 1) << n) + (filled | (w & -w))] as number;
    if (rest < 0) return 31 - Math.clz32(w & -w);
  }
  return -1;
}

/** Nowhere, or any front of an army where it fills no gap. */
function elsewhere(i: number, random: Random): number {
  let others = fronts[i] as number;
  for (let w = fills[i] as number; w !== 0; w &= w - 1) others &= ~(1 << (gapAt[31 - Math.clz32(w & -w)] as number));
  const choice = random(bits(others) + 1);
  return choice === 0 ? -1 : nth(others, choice - 1);
}
