import type { Random } from '@sandtable/bots';
import { WORDS } from './armies.ts';
import { asked } from './asking.ts';
import { FRONTS, NEXT, SIDE } from './board.ts';
import { bits, drawSome, nth, picked } from './draws.ts';
import { at, now, open, SERVING } from './position.ts';
import { SERVE } from './serving.ts';

/** Turns some of a grouping's hidden armies at a front face up. */
export function show(g: number, front: number, random: Random): boolean {
  if (!asked()) return false;
  const side = SIDE[g] as number;
  const [word, i] = [2 * side, front * WORDS + 2 * side];
  const low = (at[i] as number) & ~(open[word] as number);
  const high = (at[i + 1] as number) & ~(open[word + 1] as number);
  drawSome(side, low, high, 1, bits(low) + bits(high), random);
  open[word] = (open[word] as number) | (picked[0] as number);
  open[word + 1] = (open[word + 1] as number) | (picked[1] as number);
  return true;
}

const TRANSFER_LIMIT = 2;

/** Moves one or two armies from one of these fronts to any other where they may serve. */
export function transfer(g: number, fronts: number, random: Random): boolean {
  if (!asked()) return false;
  const side = SIDE[g] as number;
  const from = nth(fronts, random(bits(fronts)));
  if (!asked()) return false;
  const goals = goalsFrom(from, 2 * side);
  const goal = nth(goals, random(bits(goals)));
  if (!asked()) return false;
  drawMovers(side, from, goal, random);
  shift(from, goal, 2 * side, picked[0] as number);
  shift(from, goal, 2 * side + 1, picked[1] as number);
  return true;
}

function goalsFrom(from: number, word: number): number {
  let goals = 0;
  for (let front = 0; front < FRONTS; front++)
    if (front !== from && (servers(from, front, word) | servers(from, front, word + 1)) !== 0) goals |= 1 << front;
  return goals;
}

/** Armies at one front that may serve at another. */
const servers = (from: number, front: number, word: number): number =>
  (at[from * WORDS + word] as number) & (SERVE[(now[SERVING] as number) + front * WORDS + word] as number);

function drawMovers(side: number, from: number, goal: number, random: Random): void {
  const low = servers(from, goal, 2 * side);
  const high = servers(from, goal, 2 * side + 1);
  drawSome(side, low, high, 1, Math.min(bits(low) + bits(high), TRANSFER_LIMIT), random);
}

function shift(from: number, to: number, word: number, armies: number): void {
  at[from * WORDS + word] = (at[from * WORDS + word] as number) & ~armies;
  at[to * WORDS + word] = (at[to * WORDS + word] as number) | armies;
}

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

function gather(from: number, word: number): number {
  let count = 0;
  for (let w = word; w < word + 2; w++) {
    for (let armies = at[from * WORDS + w] as number; armies !== 0; armies &= armies - 1) {
      const army = armies & -armies;
      const fronts = goalsOf(army, w, from);
      if (fronts === 0) continue;
      bit[count] = army;
      wordAt[count] = w;
      goals[count++] = fronts;
    }
  }
  return count;
}

function goalsOf(army: number, word: number, from: number): number {
  let fronts = 0;
  for (const front of NEXT[from] as readonly number[])
    if (((SERVE[(now[SERVING] as number) + front * WORDS + word] as number) & army) !== 0) fronts |= 1 << front;
  return fronts;
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
    const stays = choice === 0 && (moves || army < count - 1);
    goal[army] = stays ? STAYS : nth(goals[army] as number, choice === 0 ? lastOf(army, random) : choice - 1);
    moves ||= !stays;
  }
}

/** Another goal of the last army: the first of all but the rest was drawn before. */
const lastOf = (army: number, random: Random): number => random(bits(goals[army] as number));
