import { passingFor, WORDS } from './armies.ts';
import { FRONTS, MONASTIR, NEXT, SERVES } from './board.ts';

/** Words of one table: four for each front. */
const SIZE = FRONTS * WORDS;
const VARIANTS = 4;
const fronts = Array.from({ length: FRONTS }, (_, front) => front);

/** Where the tables of these circumstances begin: they change in turn 4, and with the city that two corps need. */
export const servingFrom = (turn: number, holdsMonastir: boolean): number =>
  ((turn >= 4 ? 2 : 0) + (holdsMonastir ? 1 : 0)) * SIZE;

/** Who may serve at a front, at `servingFrom(…) + 4 * front + word`. */
export const SERVE = new Int32Array(VARIANTS * SIZE);
/** Who may march from a front to one next to it, and who may serve at any other front. */
export const MARCH = new Int32Array(VARIANTS * SIZE);
export const TRANSFER = new Int32Array(VARIANTS * SIZE);

for (let variant = 0; variant < VARIANTS; variant++) {
  const base = variant * SIZE;
  for (const front of fronts) unite(SERVE, base + front * WORDS, serversAt(front, variant));
  for (const front of fronts) {
    unite(MARCH, base + front * WORDS, (NEXT[front] ?? []).map((to) => served(base, to)));
    unite(TRANSFER, base + front * WORDS, fronts.filter((to) => to !== front).map((to) => served(base, to)));
  }
}

function served(base: number, front: number): Int32Array {
  return SERVE.slice(base + front * WORDS, base + front * WORDS + WORDS);
}

function serversAt(front: number, variant: number): readonly Int32Array[] {
  return (SERVES[front] ?? '')
    .split(' ')
    .map((entry) => entry.split('@'))
    .filter(([, needs]) => needs === undefined || (variant & (needs === MONASTIR ? 1 : 2)) !== 0)
    .map(([code = '']) => passingFor(code));
}

function unite(table: Int32Array, at: number, sets: readonly Int32Array[]): void {
  for (const set of sets)
    for (let word = 0; word < WORDS; word++) table[at + word] = (table[at + word] ?? 0) | (set[word] ?? 0);
}
