import type { Random } from '@sandtable/bots';
import { chance } from '@sandtable/engine';
import { masks } from './armies.ts';
import { asked } from './asking.ts';
import { board, EA } from './board.ts';
import { capture } from './capture.ts';
import { bits, drawForce, drawn, nthOf } from './draws.ts';
import { drawForS, layMarker, obeying, turnMarker } from './hand.ts';
import { ATTACKING, DEFENDING } from './markers.ts';
import { NOW, places, position } from './position.ts';
import { serving } from './serving.ts';

const { at, now, open } = position;
const { RED, SEED, SERVING, TREATY, TURN, WHITE } = NOW;
const { COMING, LOST } = places;
const { SIZE, ATTACK } = serving;
const { WORDS, FIGHTING, OF_ORIENT, REAL_HIGH, STRENGTH } = masks;
const { CLOSED, CORPS_ONLY, LEADER, SIDE } = board;
const { picked } = drawn;
const LAST_TURN = 6;
/** Attacker and defender of the current battle: the two words of each one's armies. */
const force = new Int32Array(2);
const guards = new Int32Array(2);

/** An attack at a front; false if the match ends during it. */
export function attack(g: number, front: number, random: Random): boolean {
  if (!battle(g, front, random)) return false;
  for (let word = 0; word < WORDS; word++) open[word] = (open[word] as number) & ~(at[front * WORDS + word] as number);
  return true;
}

function battle(g: number, front: number, random: Random): boolean {
  const side = SIDE[g] as number;
  const foe = LEADER[2 * front + 1 - side] as number;
  if (!asked()) return false;
  chooseForce(front, 2 * side, random);
  meetGuards(front, 2 - 2 * side);
  if (hasGuards() || !isSheltered(front, foe)) sendDummiesBack(front, 2 - 2 * side);
  const prize = mayFall(front, hasOrient(guards, 2 - 2 * side) || hasOrient(force, 2 * side));
  if (!hasGuards()) return capture(front, g, foe, prize, random);
  return fight(g, foe, front, prize, random);
}

const hasGuards = (): boolean => ((guards[0] as number) | (guards[1] as number)) !== 0;

/** Draws who attacks, and turns them face up. */
function chooseForce(front: number, word: number, random: Random): void {
  const i = front * WORDS + word;
  const may = (now[SERVING] as number) * SIZE + i;
  drawForce((at[i] as number) & (ATTACK[may] as number), (at[i + 1] as number) & (ATTACK[may + 1] as number), random);
  force[0] = picked[0] as number;
  force[1] = picked[1] as number;
  turnUp(force, word);
}

function meetGuards(front: number, word: number): void {
  const fighting = WORDS * (now[TREATY] as number) + word;
  guards[0] = (at[front * WORDS + word] as number) & (FIGHTING[fighting] as number);
  guards[1] = (at[front * WORDS + word + 1] as number) & (FIGHTING[fighting + 1] as number);
  turnUp(guards, word);
}

function turnUp(armies: Int32Array, word: number): void {
  open[word] = (open[word] as number) | (armies[0] as number);
  open[word + 1] = (open[word + 1] as number) | (armies[1] as number);
}

/** Whether a grouping's counters stay face down because it is at peace at a front. */
const isSheltered = (front: number, g: number): boolean =>
  g === EA && now[TREATY] !== 0 && (((CLOSED | CORPS_ONLY) >> front) & 1) !== 0;

function sendDummiesBack(front: number, word: number): void {
  const i = front * WORDS + word + 1;
  const dummies = (at[i] as number) & ~REAL_HIGH;
  if (dummies === 0) return;
  open[word + 1] = (open[word + 1] as number) | dummies;
  at[i] = (at[i] as number) & ~dummies;
  const turn = now[TURN] as number;
  const place = turn < LAST_TURN ? COMING + turn : LOST;
  at[place * WORDS + word + 1] = (at[place * WORDS + word + 1] as number) | dummies;
}

const hasOrient = (armies: Int32Array, word: number): boolean =>
  (((armies[0] as number) & (OF_ORIENT[word] as number)) |
    ((armies[1] as number) & (OF_ORIENT[word + 1] as number))) !==
  0;

/** Whether a city of a front may change hands, in a battle with or without an Orient corps. */
export const mayFall = (front: number, orient: boolean): boolean =>
  now[TREATY] === 0 || (((CLOSED | (orient ? 0 : CORPS_ONLY)) >> front) & 1) === 0;

/** Places of the two dice in the rules, which their faces depend on. */
const [RED_DIE, WHITE_DIE] = [33813455, 1472016293] as const;
const FACES = 6;
/** From this face on, a die shows an S. */
const S = 4;

function fight(g: number, foe: number, front: number, prize: boolean, random: Random): boolean {
  const [own, other] = [2 * (SIDE[g] as number), 2 * (SIDE[foe] as number)];
  if (!layMarker(foe, DEFENDING, guards, other, random) || !layMarker(g, ATTACKING, force, own, random)) return false;
  if (!asked()) return false;
  const lead = leader(g, force, own, random);
  if (!asked()) return false;
  const guard = leader(foe, guards, other, random);
  const red = roll(RED_DIE, RED);
  const white = roll(WHITE_DIE, WHITE);
  const attacking = opening(lead, own, force, guards) + pips(red) + turnMarker(g);
  const defence = opening(guard, other, guards, force) + pips(white) + turnMarker(foe);
  if (attacking >= defence) fall(front, other, guard);
  if (attacking <= defence) fall(front, own, lead);
  if (attacking > defence && !capture(front, g, foe, prize, random)) return false;
  return drawForS(g, red >= S, random) && drawForS(foe, white >= S, random);
}

/** Draws the army that leads, among those that a marker's nation allows: 0 to 63 in the words of its side. */
function leader(g: number, armies: Int32Array, word: number, random: Random): number {
  const low = obeying(g, armies[0] as number, word);
  const high = obeying(g, armies[1] as number, word + 1);
  return nthOf(low, high, random(bits(low) + bits(high)));
}

const opening = (army: number, word: number, own: Int32Array, others: Int32Array): number =>
  (STRENGTH[32 * word + army] as number) + (sizeOf(own) > sizeOf(others) ? 1 : 0);
const sizeOf = (armies: Int32Array): number => bits(armies[0] as number) + bits(armies[1] as number);

function roll(place: number, count: number): number {
  const times = now[count] as number;
  now[count] = times + 1;
  return chance(now[SEED] as number, place, times, 0, FACES);
}

const pips = (face: number): number => (face < S ? face + 1 : 0);

function fall(front: number, word: number, army: number): void {
  const w = word + (army >> 5);
  at[front * WORDS + w] = (at[front * WORDS + w] as number) & ~(1 << (army & 31));
  at[LOST * WORDS + w] = (at[LOST * WORDS + w] as number) | (1 << (army & 31));
}
