import type { Random } from '@sandtable/bots';
import { masks } from './armies.ts';
import { asked } from './asking.ts';
import { attack } from './attack.ts';
import { board } from './board.ts';
import { nth } from './draws.ts';
import { march } from './march.ts';
import { NOW, position } from './position.ts';
import { serving } from './serving.ts';
import { show, transfer } from './shifts.ts';

const { at, open, now } = position;
const { MOVE, SERVING } = NOW;
const { SIZE, ATTACK, MARCH, TRANSFER } = serving;
const { LED, MOVING, SIDE } = board;
const { WORDS } = masks;
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
/** How many there are of each, and of the two that are always one. */
let battleCount = 0;
let marchCount = 0;
let showCount = 0;

/** A move, after as many shows as are drawn. */
function takeMove(g: number, random: Random): boolean {
  for (;;) {
    lookAround(g);
    if (!asked()) return false;
    let choice = random(battleCount + marchCount + (transfers === 0 ? 1 : 2) + showCount);
    if (choice < battleCount) return attack(g, nth(battles, choice), random);
    choice -= battleCount;
    if (choice < marchCount) return march(g, nth(marches, choice), random);
    choice -= marchCount;
    if (transfers !== 0 && choice-- === 0) return transfer(g, transfers, random);
    if (choice === 0) return true;
    if (!show(g, nth(shows, choice - 1), random)) return false;
  }
}

function lookAround(g: number): void {
  const word = 2 * (SIDE[g] as number);
  battles = marches = transfers = shows = 0;
  battleCount = marchCount = showCount = 0;
  for (let fronts = LED[g] as number; fronts !== 0; fronts &= fronts - 1) {
    const front = 31 - Math.clz32(fronts & -fronts);
    const low = at[front * WORDS + word] as number;
    const high = at[front * WORDS + word + 1] as number;
    if ((low | high) !== 0)
      look(fronts & -fronts, (now[SERVING] as number) * SIZE + front * WORDS + word, word, low, high);
  }
}

/** Notes what armies at a front can do; `i` is where the tables have its words. */
function look(front: number, i: number, word: number, low: number, high: number): void {
  if (((low & (ATTACK[i] as number)) | (high & (ATTACK[i + 1] as number))) !== 0) {
    battles |= front;
    battleCount++;
  }
  if (((low & (MARCH[i] as number)) | (high & (MARCH[i + 1] as number))) !== 0) {
    marches |= front;
    marchCount++;
  }
  if (((low & (TRANSFER[i] as number)) | (high & (TRANSFER[i + 1] as number))) !== 0) transfers |= front;
  if (((low & ~(open[word] as number)) | (high & ~(open[word + 1] as number))) !== 0) {
    shows |= front;
    showCount++;
  }
}
