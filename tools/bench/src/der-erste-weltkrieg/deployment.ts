import type { Random } from '@sandtable/bots';
import { masks } from './armies.ts';
import { arriving } from './arriving.ts';
import { asked } from './asking.ts';
import { board } from './board.ts';
import { cover } from './cover.ts';
import { bits, nth } from './draws.ts';
import { NOW, places, position } from './position.ts';
import { serving } from './serving.ts';

const { at, now } = position;
const { TURN, SERVING } = NOW;
const { FRONTS_OF } = serving;
const { WORDS, OWN, REAL_HIGH } = masks;
const { bit, word: wordAt, fronts, gaps, posting } = arriving;
const { SIDE, HELD } = board;
const { COMING } = places;
const GARRISON_FROM = 2;

/** Posts arriving armies anywhere they may serve, or not at all, so that as many gaps as possible are filled. */
export function deploy(g: number, random: Random): boolean {
  const word = 2 * (SIDE[g] as number);
  const count = gather(g, word);
  if (count === 0) return true;
  if (!asked()) return false;
  const open = unmanned(g, word);
  for (let i = 0; i < count; i++) gaps[i] = isReal(i, word) ? (fronts[i] as number) & open : 0;
  if (open === 0 || !cover(open, count, random)) postFreely(count, random);
  post(count, word);
  return true;
}

const isReal = (i: number, word: number): boolean => wordAt[i] === word || ((bit[i] as number) & REAL_HIGH) !== 0;

/** Lists the armies that have arrived; returns how many. */
function gather(g: number, word: number): number {
  let [low, high] = [0, 0];
  for (let place = COMING + (now[TURN] as number) - 1; place >= COMING; place--) {
    low |= at[place * WORDS + word] as number;
    high |= at[place * WORDS + word + 1] as number;
  }
  const first = list(low & (OWN[g * WORDS + word] as number), word, 0);
  return list(high & (OWN[g * WORDS + word + 1] as number), word + 1, first);
}

function list(armies: number, word: number, from: number): number {
  let count = from;
  const base = (now[SERVING] as number) * 128 + 32 * word + 31;
  for (let w = armies; w !== 0; w &= w - 1) {
    bit[count] = w & -w;
    wordAt[count] = word;
    fronts[count++] = FRONTS_OF[base - Math.clz32(w & -w)] as number;
  }
  return count;
}

/** Fronts that need a real army of this grouping and have none. */
function unmanned(g: number, word: number): number {
  if ((now[TURN] as number) < GARRISON_FROM) return 0;
  let open = 0;
  const low = OWN[g * WORDS + word] as number;
  const high = (OWN[g * WORDS + word + 1] as number) & REAL_HIGH;
  for (let w = HELD[g] as number; w !== 0; w &= w - 1) {
    const i = WORDS * (31 - Math.clz32(w & -w)) + word;
    if ((((at[i] as number) & low) | ((at[i + 1] as number) & high)) === 0) open |= w & -w;
  }
  return open;
}

/** Each army by itself: nowhere, or one of its fronts. */
function postFreely(count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const choice = random(bits(fronts[i] as number) + 1);
    posting[i] = choice === 0 ? -1 : nth(fronts[i] as number, choice - 1);
  }
}

function post(count: number, word: number): void {
  let [low, high] = [0, 0];
  for (let i = 0; i < count; i++) {
    if ((posting[i] as number) < 0) continue;
    const place = (posting[i] as number) * WORDS + (wordAt[i] as number);
    at[place] = (at[place] as number) | (bit[i] as number);
    if (wordAt[i] === word) low |= bit[i] as number;
    else high |= bit[i] as number;
  }
  for (let place = COMING + (now[TURN] as number) - 1; place >= COMING; place--) {
    at[place * WORDS + word] = (at[place * WORDS + word] as number) & ~low;
    at[place * WORDS + word + 1] = (at[place * WORDS + word + 1] as number) & ~high;
  }
}
