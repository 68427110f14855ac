import { FAULTED, type GameModule, RUNNING, SEATS, STATUS, WINNERS, WON } from '@sandtable/engine';
import { answerAs } from '../bot.ts';
import type { Bot } from '../bot-type.ts';
import { letAnyone } from '../let-anyone.ts';
import { createRandom } from '../random.ts';
import { seatAsked } from '../seat-asked.ts';

/** Bots that play each other, each pair so many games. */
export interface Ladder {
  readonly module: GameModule;
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number;
  readonly seats: number;
  readonly options: Int32Array;
  /** A game that is longer is broken off, and counts as drawn. */
  readonly maxDecisions: number;
}

/** What came of the games of two bots, by their numbers in the ladder: each game gives 1, ½ or 0 to the first. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly score: number;
  readonly games: number;
  readonly limited: number;
  readonly faults: number;
}

/** Every pair of so many bots, in order. */
export const pairsAmong = (bots: number): readonly (readonly [number, number])[] =>
  Array.from({ length: bots }, (_, a) => a).flatMap((a) =>
    Array.from({ length: bots - a - 1 }, (_, i) => [a, a + i + 1] as const),
  );

export const gamesOf = ({ bots, games }: Pick<Ladder, 'bots' | 'games'>): number =>
  pairsAmong(bots.length).length * games;

/**
 * Plays game `number` of all games of a ladder, those of the first pair first. Two games after each other begin alike,
 * with seats changed; who won the one has no advantage of dice in the other.
 */
export function laddered(ladder: Ladder, number: number, S: Int32Array): Pairing {
  const { module, games, seed, seats, options } = ladder;
  const [a, b] = pairsAmong(ladder.bots.length)[Math.floor(number / games)] ?? [0, 0];
  const game = number % games;
  module.start(S, (seed + (game >> 1)) | 0, seats, options);
  play(ladder, [a, b], game, S);
  const pairing = { a, b, score: scoreOf(module, S, game & 1), games: 1 };
  return { ...pairing, limited: Number(S[STATUS] === RUNNING), faults: Number(S[STATUS] === FAULTED) };
}

/** Two bots share the seats in turn: the first has every second one, beginning with the first or with the second. */
function play(
  { module, bots, seed, maxDecisions }: Ladder,
  pair: readonly number[],
  game: number,
  S: Int32Array,
): void {
  const random = createRandom(seed + game * STRIDE);
  const seated = module.info.layouts[S[SEATS] ?? 0]?.seats ?? [];
  module.events.enabled = false;
  for (let taken = 0; S[STATUS] === RUNNING && taken < maxDecisions; taken += 1) {
    letAnyone(module, S, random);
    const seat = seatAsked(module.info, S);
    const bot = bots[pair[(Math.max(0, seat ? seated.indexOf(seat) : 0) + game) & 1] ?? 0];
    if (bot) answerAs(bot, module, S, random);
    module.decide(S);
  }
}

/** Seeds of neighbouring games share no draws. */
const STRIDE = 2 ** 32;
const EVEN = 0.5;

/** Of the bot that has the seats of one parity: whoever wins alone has won. */
function scoreOf({ info }: GameModule, S: Int32Array, parity: number): number {
  if (S[STATUS] !== WON) return EVEN;
  const won = [false, false];
  for (const [seat, { roles }] of (info.layouts[S[SEATS] ?? 0]?.seats ?? []).entries())
    if (roles.some((role) => (((S[WINNERS] ?? 0) >>> role) & 1) === 1)) won[seat & 1] = true;
  const [own, other] = [won[parity] === true, won[1 - parity] === true];
  return own === other ? EVEN : Number(own);
}

/** Results of several games, in the order of the pairs. */
export function mergePairings(one: readonly Pairing[], other: readonly Pairing[]): readonly Pairing[] {
  const sums = new Map<string, Pairing>();
  for (const next of [...one, ...other]) {
    const key = `${next.a},${next.b}`;
    const sum = sums.get(key);
    sums.set(key, sum ? added(sum, next) : next);
  }
  return [...sums.values()].toSorted((x, y) => x.a - y.a || x.b - y.b);
}

const added = (x: Pairing, y: Pairing): Pairing => ({
  ...x,
  score: x.score + y.score,
  games: x.games + y.games,
  limited: x.limited + y.limited,
  faults: x.faults + y.faults,
});
