import type { Random } from '@sandtable/bots';
import { masks } from './armies.ts';
import { asked } from './asking.ts';
import { board, FRONTS } from './board.ts';
import { bits, drawn, drawSome, nth } from './draws.ts';
import { NOW, position } from './position.ts';
import { serving } from './serving.ts';

const { at, now, open } = position;
const { SERVING } = NOW;
const { SIZE, SERVE } = serving;
const { SIDE } = board;
const { WORDS } = masks;
const { picked } = drawn;

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
  (at[from * WORDS + word] as number) & (SERVE[(now[SERVING] as number) * SIZE + front * WORDS + word] as number);

function drawMovers(side: number, from: number, goal: number, random: Random): void {
  const low = servers(from, goal, 2 * side);
  const high = servers(from, goal, 2 * side + 1);
  drawSome(side, low, high, 1, Math.min(bits(low) + bits(high), TRANSFER_LIMIT), random);
}

export function shift(from: number, to: number, word: number, armies: number): void {
  at[from * WORDS + word] = (at[from * WORDS + word] as number) & ~armies;
  at[to * WORDS + word] = (at[to * WORDS + word] as number) | armies;
}
