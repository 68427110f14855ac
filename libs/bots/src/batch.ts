import { FAULT, FAULT_PLACE, FAULTED, FAULTS, type GameModule, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { roleName } from '@sandtable/session';
import { type Bots, holdsSeats } from './bot.ts';
import { randomBot } from './bots/random-bot.ts';
import { guessCounter } from './guesses.ts';
import { playAs } from './play-as.ts';
import { playout } from './playout.ts';
import { createRandom } from './random.ts';
import { drawnOptions } from './random-options.ts';
import { type FaultSeen, merge, noTotals, type Totals } from './totals.ts';

/** Which games to play: number `first` to `first + games - 1` of the series that `seed` begins. */
export interface Series {
  readonly module: GameModule;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** Layouts by index, taken in turn. */
  readonly seats: readonly number[];
  /** A code per option, or drawn again for each game. */
  readonly options: Int32Array | 'random';
  readonly maxDecisions: number;
  /** Absent: everyone plays at random, but for seats that a policy of the rules holds. */
  readonly bots?: Bots | undefined;
}

/** Plays part of a series: the result is a function of the series and the numbers of the games. */
export function batch(series: Series): Totals {
  const { module } = series;
  const S = new Int32Array(module.layout.size);
  const wins = new Array<number>(module.info.kinds[module.info.roleKind]?.members.length ?? 0).fill(0);
  module.events.enabled = false;
  module.coverage?.fill(0);
  let totals = noTotals;
  const counter = guessCounter();
  for (let i = 0; i < series.games; i++) {
    const decisions = playGame(series, series.first + i, S, counter.count);
    countWins(S, wins);
    totals = merge(totals, totalsOf(series, series.first + i, decisions, S));
  }
  const [ran, read] = counted(module);
  return { ...totals, winners: named(module, wins), ran, read, guesses: counter.guesses() };
}

/** What a module that counts has counted: of statements, and of rows of tables. */
export function counted({ coverage, info }: GameModule): readonly [readonly number[], readonly number[]] {
  const all = [...(coverage ?? [])];
  return [all.slice(0, info.counted.length), all.slice(info.counted.length)];
}

/** Plays one game of a series into `S`: a function of series and number alone, so any of them can be seen again. */
function playGame(series: Series, game: number, S: Int32Array, note: (path: string, isOwn: boolean) => void): number {
  const { module, maxDecisions } = series;
  const bots = series.bots ?? (holdsSeats(module.info) ? atRandom : undefined);
  const random = startGame(series, game, S);
  return bots ? playAs(bots, module, S, random, maxDecisions, note) : playout(module, S, random, maxDecisions);
}

/** All play at random but the seats that a policy of the rules holds. */
const atRandom: Bots = { everyone: randomBot, seats: {} };

/** The seed of one game of a series. */
const seedOf = (series: Series, game: number): number => (series.seed + game) | 0;

/** Puts up one game of a series; returns the bot's generator. */
export function startGame(series: Series, game: number, S: Int32Array): (n: number) => number {
  const { module, seats } = series;
  const seed = seedOf(series, game);
  const random = createRandom(seed);
  const options = series.options === 'random' ? drawnOptions(module, random) : series.options;
  module.start(S, seed, seats[game % seats.length] ?? 0, options);
  return random;
}

function countWins(S: Int32Array, wins: number[]): void {
  if (S[STATUS] !== WON) return;
  for (let role = 0; role < wins.length; role++) wins[role] = (wins[role] ?? 0) + (((S[WINNERS] ?? 0) >>> role) & 1);
}

/** One game; its winners and what ran are counted by the batch. */
function totalsOf(series: Series, game: number, decisions: number, S: Int32Array): Totals {
  const status = S[STATUS] ?? RUNNING;
  const faulted = status === FAULTED;
  return {
    ...noTotals,
    games: 1,
    decisions,
    shortest: decisions,
    longest: decisions,
    won: Number(status === WON),
    drawn: Number(status !== WON && status !== RUNNING && !faulted),
    limited: Number(status === RUNNING),
    faults: Number(faulted),
    firstFaults: faulted ? [faultSeen(series, game, S)] : [],
    digest: hashOf(S, game),
  };
}

export const faultSeen = (series: Series, game: number, S: Int32Array): FaultSeen => ({
  game,
  seed: seedOf(series, game),
  fault: `fault/${FAULTS[S[FAULT] ?? 0] ?? 'none'}`,
  place: S[FAULT_PLACE] ?? -1,
});

const named = (module: GameModule, wins: readonly number[]): Record<string, number> =>
  Object.fromEntries(wins.map((count, role) => [roleName(module.info, role), count]));

/** FNV over words; enough to notice that one byte differs. */
function hashOf(S: Int32Array, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < S.length; i++) {
    hash = Math.imul(hash ^ (S[i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
