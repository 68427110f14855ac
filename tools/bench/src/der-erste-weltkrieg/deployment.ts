import type { Random } from '@sandtable/bots';
import { arriving, posting } from './arriving.ts';
import { OWN, REAL_HIGH, WORDS } from './armies.ts';
import { asked } from './asking.ts';
import { FRONTS, MUST_HOLD, SIDE } from './board.ts';
import { cover } from './cover.ts';
import { bits, nth } from './draws.ts';
import { at, COMING, now, SERVING, TURN } from './position.ts';
import { SERVE } from './serving.ts';

const GARRISON_FROM = 2;

/** The bit of each arriving army, and whether it is in the second word of its side. */
const bit = new Int32Array(64);
const second = new Int32Array(64);

/** Posts arriving armies anywhere they may serve, or not at all, so that as many gaps as possible are filled. */
export function deploy(g: number, random: Random): boolean {
  const word = 2 * (SIDE[g] as number);
  if (!gather(g, word)) return true;
  if (!asked()) return false;
  const gaps = unmanned(g, word);
  for (let i = 0; i < arriving.count; i++) arriving.gaps[i] = isReal(i) ? (arriving.fronts[i] as number) & gaps : 0;
  if (gaps === 0 || !cover(gaps, random)) postFreely(random);
  post(word);
  return true;
}

const isReal = (i: number): boolean => second[i] === 0 || ((bit[i] as number) & REAL_HIGH) !== 0;

/** Lists the armies that have arrived; false if there are none. */
function gather(g: number, word: number): boolean {
  let [low, high] = [0, 0];
  for (let place = COMING + (now[TURN] as number) - 1; place >= COMING; place--) {
    low |= at[place * WORDS + word] as number;
    high |= at[place * WORDS + word + 1] as number;
  }
  arriving.count = 0;
  list(low & (OWN[g * WORDS + word] as number), 0, word);
  list(high & (OWN[g * WORDS + word + 1] as number), 1, word + 1);
  return arriving.count > 0;
}

function list(armies: number, isSecond: number, word: number): void {
  for (let w = armies; w !== 0; w &= w - 1) {
    const i = arriving.count++;
    bit[i] = w & -w;
    second[i] = isSecond;
    arriving.fronts[i] = frontsFor(w & -w, word);
  }
}

function frontsFor(army: number, word: number): number {
  let fronts = 0;
  const base = (now[SERVING] as number) + word;
  for (let front = 0; front < FRONTS; front++)
    if (((SERVE[base + front * WORDS] as number) & army) !== 0) fronts |= 1 << front;
  return fronts;
}

/** Fronts that need a real army of this grouping and have none. */
function unmanned(g: number, word: number): number {
  if ((now[TURN] as number) < GARRISON_FROM) return 0;
  let gaps = 0;
  const own = g * WORDS + word;
  for (const front of MUST_HOLD[g] ?? []) {
    const i = front * WORDS + word;
    const low = (at[i] as number) & (OWN[own] as number);
    const high = (at[i + 1] as number) & (OWN[own + 1] as number) & REAL_HIGH;
    if ((low | high) === 0) gaps |= 1 << front;
  }
  return gaps;
}

/** Each army by itself: nowhere, or one of its fronts. */
function postFreely(random: Random): void {
  for (let i = 0; i < arriving.count; i++) {
    const fronts = arriving.fronts[i] as number;
    const choice = random(bits(fronts) + 1);
    posting[i] = choice === 0 ? -1 : nth(fronts, choice - 1);
  }
}

function post(word: number): void {
  for (let i = 0; i < arriving.count; i++) {
    const front = posting[i] as number;
    if (front < 0) continue;
    const w = word + (second[i] as number);
    for (let place = COMING + (now[TURN] as number) - 1; place >= COMING; place--)
      at[place * WORDS + w] = (at[place * WORDS + w] as number) & ~(bit[i] as number);
    at[front * WORDS + w] = (at[front * WORDS + w] as number) | (bit[i] as number);
  }
}
