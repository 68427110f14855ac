import type { Random } from '@sandtable/bots';
import { ARMIES, CELLS, HITS_FROM, MOVE_LIMIT, NEIGHBOURS } from './map.ts';

/**
 * HexDice as one would write it by hand for speed: cells and armies in flat arrays that are changed in place, no
 * objects, no copies. The yardstick for what an emitted module could reach at best.
 */
const EMPTY = -1;
const GONE = -1;
const STRIDE = 6;
/** Neighbours in one array, `STRIDE` per cell, filled up with -1. */
const next = new Int8Array(CELLS * STRIDE).fill(-1);
for (let cell = 0; cell < CELLS; cell++) next.set(NEIGHBOURS[cell] ?? [], cell * STRIDE);

/** Army on each cell; armies 0..8 are north, 9..17 south. */
const on = new Int8Array(CELLS);
const at = new Int8Array(2 * ARMIES);
const remaining = new Int32Array(2);
const from = new Int8Array(2 * ARMIES * STRIDE);
const to = new Int8Array(2 * ARMIES * STRIDE);

function setUp(): void {
  on.fill(EMPTY);
  remaining.fill(ARMIES);
  for (let army = 0; army < 2 * ARMIES; army++) {
    at[army] = army < ARMIES ? army : CELLS - 1 - (army - ARMIES);
    on[at[army] as number] = army;
  }
}

/** All steps and attacks of a side into `from` and `to`; returns how many. */
function legalMoves(side: number): number {
  let count = 0;
  const first = side * ARMIES;
  for (let army = first; army < first + ARMIES; army++) {
    const cell = at[army] as number;
    if (cell === GONE) continue;
    for (let i = cell * STRIDE; i < (cell + 1) * STRIDE; i++) {
      const target = next[i] as number;
      if (target < 0) continue;
      const other = on[target] as number;
      if (other !== EMPTY && (other < ARMIES ? 0 : 1) === side) continue;
      from[count] = cell;
      to[count++] = target;
    }
  }
  return count;
}

function act(move: number, random: Random): void {
  const start = from[move] as number;
  const target = to[move] as number;
  const foe = on[target] as number;
  if (foe !== EMPTY) {
    if (random(6) + 1 < HITS_FROM) return;
    at[foe] = GONE;
    const side = foe < ARMIES ? 0 : 1;
    remaining[side] = (remaining[side] as number) - 1;
  }
  const army = on[start] as number;
  on[start] = EMPTY;
  on[target] = army;
  at[army] = target;
}

/** One random game; returns the moves it took. */
export function playFlat(random: Random): number {
  setUp();
  for (let move = 0; move < MOVE_LIMIT; move++) {
    const side = move & 1;
    const count = legalMoves(side);
    if (count > 0) act(random(count), random);
    if (remaining[1 - side] === 0) return move + 1;
  }
  return MOVE_LIMIT;
}
