import type { Random } from '@sandtable/bots';
import { masks } from './armies.ts';
import { asked } from './asking.ts';
import { board } from './board.ts';
import { bits, nth } from './draws.ts';
import { NOW, position } from './position.ts';
import { serving } from './serving.ts';
import { shift } from './shifts.ts';

const { at, now } = position;
const { SERVING } = NOW;
const { SIZE, MARCH, FRONTS_OF } = serving;
const { SIDE, NEXT_BITS } = board;
const { WORDS } = masks;

/** The armies that may march: their bits, words, and where each may go and goes, as bits of the fronts next to it. */
const MOST = 64;
const bit = new Int32Array(MOST);
const wordAt = new Int32Array(MOST);
const goals = new Int32Array(MOST);
const goal = new Int32Array(MOST);

/** Each army at a front goes to one next to it or stays, but at least one goes. */
export function march(g: number, from: number, random: Random): boolean {
  if (!asked()) return false;
  const count = gather(from, 2 * (SIDE[g] as number));
  if (!drawFreely(count, random) && !drawListed(count, random)) drawInTurn(count, random);
  for (let i = 0; i < count; i++)
    if ((goal[i] as number) !== STAYS) shift(from, goal[i] as number, wordAt[i] as number, bit[i] as number);
  return true;
}

const STAYS = -1;

/** Lists the armies that can go anywhere; returns how many. */
function gather(from: number, word: number): number {
  const i = (now[SERVING] as number) * SIZE + from * WORDS + word;
  const first = list((at[from * WORDS + word] as number) & (MARCH[i] as number), word, from, 0);
  return list((at[from * WORDS + word + 1] as number) & (MARCH[i + 1] as number), word + 1, from, first);
}

function list(armies: number, word: number, from: number, first: number): number {
  let count = first;
  const base = (now[SERVING] as number) * 128 + 32 * word + 31;
  for (let w = armies; w !== 0; w &= w - 1) {
    bit[count] = w & -w;
    wordAt[count] = word;
    goals[count++] = (FRONTS_OF[base - Math.clz32(w & -w)] as number) & (NEXT_BITS[from] as number);
  }
  return count;
}

const TRIES = 6;

/** All goals at once, again while nobody goes; false if that doesn't help. */
function drawFreely(count: number, random: Random): boolean {
  for (let i = 0; i < TRIES; i++) {
    let moves = false;
    for (let army = 0; army < count; army++) {
      const choice = random(bits(goals[army] as number) + 1);
      goal[army] = choice === 0 ? STAYS : nth(goals[army] as number, choice - 1);
      if (choice !== 0) moves = true;
    }
    if (moves) return true;
  }
  return false;
}

/** Up to so many marches are numbered, and one of the numbers is drawn. */
const LISTED = 32;

function drawListed(count: number, random: Random): boolean {
  let all = 1;
  for (let army = 0; army < count; army++) all *= bits(goals[army] as number) + 1;
  if (all > LISTED) return false;
  let rest = 1 + random(all - 1);
  for (let army = count - 1; army >= 0; army--) {
    const ways = bits(goals[army] as number) + 1;
    goal[army] = rest % ways === 0 ? STAYS : nth(goals[army] as number, (rest % ways) - 1);
    rest = Math.floor(rest / ways);
  }
  return true;
}

/** One army after the other; the last one goes if nobody else does. */
function drawInTurn(count: number, random: Random): void {
  let moves = false;
  for (let army = 0; army < count; army++) {
    const choice = random(bits(goals[army] as number) + 1);
    const stays: boolean = choice === 0 && (moves || army < count - 1);
    goal[army] = stays ? STAYS : nth(goals[army] as number, choice === 0 ? lastOf(army, random) : choice - 1);
    moves ||= !stays;
  }
}

/** Another goal of the last army: the first of all but the rest was drawn before. */
const lastOf = (army: number, random: Random): number => random(bits(goals[army] as number));
