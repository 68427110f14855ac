import { armies, FIGHTING, passingFor, WORDS, wordOf } from './armies.ts';
import { CLOSED, FRONTS, MONASTIR, NEXT, SERVES } from './board.ts';

/** Words of one table: four for each front. */
const SIZE = FRONTS * WORDS;
const VARIANTS = 8;
const fronts = Array.from({ length: FRONTS }, (_, front) => front);

/** Number of the tables for these circumstances: turn 4, a city that two corps need, the treaty. */
export const servingIn = (turn: number, holdsMonastir: boolean, treaty: number): number =>
  (turn >= 4 ? 2 : 0) + (holdsMonastir ? 1 : 0) + 4 * treaty;

/**
 * Who may serve at a front, attack there, march from it to one next to it, or serve at any other front: at
 * `SIZE * variant + 4 * front + word`.
 */
const SERVE = new Int32Array(VARIANTS * SIZE);
const ATTACK = new Int32Array(VARIANTS * SIZE);
const MARCH = new Int32Array(VARIANTS * SIZE);
const TRANSFER = new Int32Array(VARIANTS * SIZE);
/** The fronts where an army may serve, at `128 * variant + 32 * word + bit`. */
const FRONTS_OF = new Int32Array(VARIANTS * 32 * WORDS);

for (let variant = 0; variant < VARIANTS; variant++) {
  const base = variant * SIZE;
  for (const front of fronts) unite(SERVE, base + front * WORDS, serversAt(front, variant));
  for (const front of fronts) {
    if (variant < 4 || !((CLOSED >> front) & 1)) unite(ATTACK, base + front * WORDS, [fightersAt(front, variant)]);
    unite(
      MARCH,
      base + front * WORDS,
      (NEXT[front] ?? []).map((to) => served(base, to)),
    );
    unite(
      TRANSFER,
      base + front * WORDS,
      fronts.filter((to) => to !== front).map((to) => served(base, to)),
    );
  }
  listFronts(variant);
}

export const serving = { SIZE, SERVE, ATTACK, MARCH, TRANSFER, FRONTS_OF };

function serversAt(front: number, variant: number): readonly Int32Array[] {
  return (SERVES[front] ?? '')
    .split(' ')
    .map((entry) => entry.split('@'))
    .filter(([, needs]) => needs === undefined || (variant & (needs === MONASTIR ? 1 : 2)) !== 0)
    .map(([code = '']) => passingFor(code));
}

function served(base: number, front: number): Int32Array {
  return SERVE.slice(base + front * WORDS, base + front * WORDS + WORDS);
}

function fightersAt(front: number, variant: number): Int32Array {
  return served(variant * SIZE, front).map((words, i) => words & (FIGHTING[(variant >> 2) * WORDS + i] ?? 0));
}

function unite(table: Int32Array, at: number, sets: readonly Int32Array[]): void {
  for (const set of sets)
    for (let word = 0; word < WORDS; word++) table[at + word] = (table[at + word] ?? 0) | (set[word] ?? 0);
}

function listFronts(variant: number): void {
  for (let army = 0; army < armies.length; army++) {
    const word = wordOf(army);
    const may = fronts.filter((front) => ((served(variant * SIZE, front)[word] ?? 0) >>> (army & 31)) & 1);
    FRONTS_OF[variant * 32 * WORDS + 32 * word + (army & 31)] = may.reduce((bits, front) => bits | (1 << front), 0);
  }
}
