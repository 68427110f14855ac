import { FAULT, FAULT_PLACE, FAULTED, FAULTS, type GameModule, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { roleName, sizeOf } from '@sandtable/session';
import { playout } from './playout.ts';
import { createRandom } from './random.ts';

/** Which games to play: number `first` to `first + games - 1` of the series that `seed` begins. */
export interface Series {
  readonly module: GameModule;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** Layouts by index, taken in turn. */
  readonly seats: readonly number[];
  /** A code per option, or drawn anew for each game. */
  readonly options: Int32Array | 'random';
  readonly maxDecisions: number;
}

/** A game that faulted, with what it takes to see it again. */
export interface FaultSeen {
  readonly game: number;
  readonly fault: string;
  readonly place: number;
}

/** What came out; batches over parts of a series merge in any order. */
export interface Totals {
  readonly games: number;
  readonly decisions: number;
  readonly won: number;
  readonly drawn: number;
  /** Games that reached the limit of decisions. */
  readonly limited: number;
  readonly faults: number;
  readonly firstFaults: readonly FaultSeen[];
  /** Wins by role; a shared win counts for each. */
  readonly winners: Readonly<Record<string, number>>;
  /** Sum, modulo 2^52, of a hash per game over its number and last bytes: the same games give the same figure. */
  readonly digest: number;
}

const FAULTS_KEPT = 10;
/** Half of what a double holds exactly, so that a sum of two never loses a bit. */
const DIGEST_RANGE = 2 ** 52;

export const noTotals: Totals = {
  games: 0,
  decisions: 0,
  won: 0,
  drawn: 0,
  limited: 0,
  faults: 0,
  firstFaults: [],
  winners: {},
  digest: 0,
};

export function batch(series: Series): Totals {
  const { module } = series;
  const S = new Int32Array(module.layout.size);
  const wins = new Array<number>(module.info.kinds[module.info.roleKind]?.members.length ?? 0).fill(0);
  module.events.enabled = false;
  let totals = noTotals;
  for (let i = 0; i < series.games; i++) {
    const decisions = playGame(series, series.first + i, S);
    countWins(S, wins);
    totals = add(totals, series.first + i, decisions, S);
  }
  return { ...totals, winners: named(module, wins) };
}

/** Plays one game of a series into `S`: a function of series and number alone, so any of them can be seen again. */
function playGame(series: Series, game: number, S: Int32Array): number {
  const random = startGame(series, game, S);
  return playout(series.module, S, random, series.maxDecisions);
}

/** Puts up one game of a series; returns the bot's generator. */
export function startGame(series: Series, game: number, S: Int32Array): (n: number) => number {
  const { module, seats } = series;
  const seed = (series.seed + game) | 0;
  const random = createRandom(seed);
  const options = series.options === 'random' ? randomOptions(module, random) : series.options;
  module.start(S, seed, seats[game % seats.length] ?? 0, options);
  return random;
}

export function randomOptions(module: GameModule, random: (n: number) => number): Int32Array {
  return Int32Array.from(module.info.options, (option) => {
    const type = module.info.types[option.type];
    const size = sizeOf(module.info, option.type);
    if (!Number.isFinite(size)) return option.value;
    return random(size) + (type?.t === 'int' ? type.min : 0);
  });
}

function countWins(S: Int32Array, wins: number[]): void {
  if (S[STATUS] !== WON) return;
  for (let role = 0; role < wins.length; role++) wins[role] = (wins[role] ?? 0) + (((S[WINNERS] ?? 0) >>> role) & 1);
}

function add(totals: Totals, game: number, decisions: number, S: Int32Array): Totals {
  const status = S[STATUS] ?? RUNNING;
  const faulted = status === FAULTED;
  return {
    games: totals.games + 1,
    decisions: totals.decisions + decisions,
    won: totals.won + Number(status === WON),
    drawn: totals.drawn + Number(status !== WON && status !== RUNNING && !faulted),
    limited: totals.limited + Number(status === RUNNING),
    faults: totals.faults + Number(faulted),
    firstFaults: faulted ? keep([...totals.firstFaults, faultSeen(game, S)]) : totals.firstFaults,
    winners: totals.winners,
    digest: (totals.digest + hashOf(S, game)) % DIGEST_RANGE,
  };
}

const faultSeen = (game: number, S: Int32Array): FaultSeen => ({
  game,
  fault: `fault/${FAULTS[S[FAULT] ?? 0] ?? 'none'}`,
  place: S[FAULT_PLACE] ?? -1,
});

const keep = (faults: readonly FaultSeen[]): readonly FaultSeen[] =>
  faults.toSorted((a, b) => a.game - b.game).slice(0, FAULTS_KEPT);

export function merge(a: Totals, b: Totals): Totals {
  const winners = { ...a.winners };
  for (const [role, wins] of Object.entries(b.winners)) winners[role] = (winners[role] ?? 0) + wins;
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    won: a.won + b.won,
    drawn: a.drawn + b.drawn,
    limited: a.limited + b.limited,
    faults: a.faults + b.faults,
    firstFaults: keep([...a.firstFaults, ...b.firstFaults]),
    winners,
    digest: (a.digest + b.digest) % DIGEST_RANGE,
  };
}

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
