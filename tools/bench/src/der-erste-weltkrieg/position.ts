import { armies, WORDS, wordOf } from './armies.ts';
import { FRONTS } from './board.ts';
import { cities } from './cities.ts';
import { ALL, FRESH } from './markers.ts';
import { servingIn } from './serving.ts';

/** Places of armies: the fronts, the boxes of turns 1 to 6, and the casualties. */
const COMING = FRONTS;
const LOST = COMING + 6;
export const PLACES = LOST + 1;
export const places = { COMING, LOST };

/** The armies at each place, four words each. */
const at = new Int32Array(PLACES * WORDS);
const open = new Int32Array(WORDS);
/** Cities of each front that the Allies hold. */
const allied = new Int32Array(FRONTS);
/** Sides that were punished at a front in this turn, as bits. */
const punished = new Int32Array(FRONTS);
const score = new Int32Array(4);
const surrender = new Int32Array(4);

/** Markers in each cup, and those that each grouping keeps, has drawn, or has laid, as bits. */
const pot = new Int32Array(2);
const kept = new Int32Array(4);
const drawn = new Int32Array(4);
const laid = new Int32Array(4);

/** Everything else, at the numbers of `NOW`. */
const now = new Int32Array(16);
export const NOW = {
  ...{ TURN: 0, MOVE: 1, TREATY: 2, DUE: 3 },
  /** The number of the tables of who may serve where. */
  SERVING: 4,
  ...{ LATER: 5, SPENT: 6, OVER: 7, WINNERS: 8, REASON: 9, DECISIONS: 10, SEED: 11 },
  /** How often each kind of die was rolled and a marker was drawn. */
  ...{ RED: 12, WHITE: 13, DRAWS: 14, DICE: 15 },
} as const;
const { REASON, SEED, LATER, SERVING } = NOW;

/**
 * The position. Files take it apart into constants of their own: V8 looks up again what is imported, at each use, which takes
 * a quarter of the time of a game.
 */
export const position = { at, open, allied, punished, score, surrender, pot, kept, drawn, laid, now };

const START_SCORE = 6;
const begin = new Int32Array(PLACES * WORDS);
armies.forEach(({ enters }, army) => {
  const i = (COMING + enters - 1) * WORDS + wordOf(army);
  begin[i] = (begin[i] ?? 0) | (1 << (army & 31));
});

export function setUp(seed: number): void {
  at.set(begin);
  open.fill(0);
  allied.set(cities.ALLIED);
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
  now[SERVING] = servingIn(1, true, 0);
}
