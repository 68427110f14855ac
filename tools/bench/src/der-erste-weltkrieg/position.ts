import { armies, WORDS, wordOf } from './armies.ts';
import { ALLIED } from './cities.ts';
import { FRONTS } from './board.ts';
import { ALL, FRESH } from './markers.ts';
import { servingFrom } from './serving.ts';

/** Places of armies: the fronts, the boxes of turns 1 to 6, and the casualties. */
export const COMING = FRONTS;
export const LOST = COMING + 6;
export const PLACES = LOST + 1;

/** The armies at each place, four words each. */
export const at = new Int32Array(PLACES * WORDS);
export const open = new Int32Array(WORDS);
/** Cities of each front that the Allies hold. */
export const allied = new Int32Array(FRONTS);
/** Sides that were punished at a front in this turn, as bits. */
export const punished = new Int32Array(FRONTS);
export const score = new Int32Array(4);
export const surrender = new Int32Array(4);

/** Markers in each cup, and those that each grouping keeps, has drawn, or has laid, as bits. */
export const pot = new Int32Array(2);
export const kept = new Int32Array(4);
export const drawn = new Int32Array(4);
export const laid = new Int32Array(4);

/** Everything else, at these numbers. */
export const now = new Int32Array(16);
export const [TURN, MOVE, TREATY, DUE, SERVING, LATER, SPENT] = [0, 1, 2, 3, 4, 5, 6] as const;
export const [OVER, WINNERS, REASON, DECISIONS] = [7, 8, 9, 10] as const;
/** The seed, and how often each kind of die was rolled and a marker was drawn. */
export const [SEED, RED, WHITE, DRAWS, DICE] = [11, 12, 13, 14, 15] as const;

const START_SCORE = 6;
const begin = new Int32Array(PLACES * WORDS);
armies.forEach(({ enters }, army) => {
  const i = (COMING + enters - 1) * WORDS + wordOf(army);
  begin[i] = (begin[i] ?? 0) | (1 << (army & 31));
});

export function setUp(seed: number): void {
  at.set(begin);
  open.fill(0);
  allied.set(ALLIED);
  punished.fill(0);
  score.fill(START_SCORE);
  surrender.fill(0);
  pot[0] = FRESH[0] as number;
  pot[1] = FRESH[1] as number;
  kept.fill(0);
  drawn.fill(0);
  laid.fill(0);
  now.fill(0);
  now[REASON] = -1;
  now[SEED] = seed;
  now[LATER] = ALL & ~(pot[0] | pot[1]);
  now[SERVING] = servingFrom(1, true);
}
