import type { Random } from '@sandtable/bots';
import { FIGHTING, WORDS } from './armies.ts';
import { asked } from './asking.ts';
import { attack } from './attack.ts';
import { CLOSED, LED, MOVING, SIDE } from './board.ts';
import { bits, nth } from './draws.ts';
import { march, show, transfer } from './shifts.ts';
import { at, MOVE, now, open, SERVING, TREATY } from './position.ts';
import { MARCH, SERVE, TRANSFER } from './serving.ts';

const MOVES_EACH = 4;

/** All moves of a turn; false if the match ends during one. */
export function takeMoves(random: Random): boolean {
  for (let move = 1; move <= MOVES_EACH; move++) {
    now[MOVE] = move;
    for (let i = 0; i < MOVING.length; i++) if (!takeMove(MOVING[i] as number, random)) return false;
  }
  now[MOVE] = 0;
  return true;
}

/** Fronts where the grouping to move can attack, from which it can march or transfer, and where it can show armies. */
let battles = 0;
let marches = 0;
let transfers = 0;
let shows = 0;

/** A move, after as many shows as are drawn. */
function takeMove(g: number, random: Random): boolean {
  for (;;) {
    lookAround(g);
    if (!asked()) return false;
    let choice = random(bits(battles) + bits(marches) + (transfers === 0 ? 1 : 2) + bits(shows));
    if (choice < bits(battles)) return attack(g, nth(battles, choice), random);
    choice -= bits(battles);
    if (choice < bits(marches)) return march(g, nth(marches, choice), random);
    choice -= bits(marches);
    if (transfers !== 0 && choice-- === 0) return transfer(g, transfers, random);
    if (choice === 0) return true;
    if (!show(g, nth(shows, choice - 1), random)) return false;
  }
}

function lookAround(g: number): void {
  const word = 2 * (SIDE[g] as number);
  battles = marches = transfers = shows = 0;
  for (let fronts = LED[g] as number; fronts !== 0; fronts &= fronts - 1) {
    const front = 31 - Math.clz32(fronts & -fronts);
    const low = at[front * WORDS + word] as number;
    const high = at[front * WORDS + word + 1] as number;
    if ((low | high) !== 0) look(front, word, low, high);
  }
}

function look(front: number, word: number, low: number, high: number): void {
  const i = (now[SERVING] as number) + front * WORDS + word;
  if (mayMeet(front) && hasAttacker(i, word, low, high)) battles |= 1 << front;
  if (((low & (MARCH[i] as number)) | (high & (MARCH[i + 1] as number))) !== 0) marches |= 1 << front;
  if (((low & (TRANSFER[i] as number)) | (high & (TRANSFER[i + 1] as number))) !== 0) transfers |= 1 << front;
  if (((low & ~(open[word] as number)) | (high & ~(open[word + 1] as number))) !== 0) shows |= 1 << front;
}

function hasAttacker(i: number, word: number, low: number, high: number): boolean {
  const fighting = WORDS * (now[TREATY] as number) + word;
  const first = low & (SERVE[i] as number) & (FIGHTING[fighting] as number);
  return (first | (high & (SERVE[i + 1] as number) & (FIGHTING[fighting + 1] as number))) !== 0;
}

const mayMeet = (front: number): boolean => now[TREATY] === 0 || ((CLOSED >> front) & 1) === 0;
