import { type GameModule, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { optionCodes } from '@sandtable/session';
import { letAnyone } from '../../let-anyone.ts';
import type { Random } from '../../random.ts';
import { costOfPlay } from '../cost.ts';
import { guided } from '../guided.ts';
import type { Figures } from './figures.ts';

/** Numbers of a position, and what each seat came to from there: won 1, lost 0. */
export interface Seen {
  readonly numbers: Float64Array;
  readonly results: readonly number[];
  /** The game it was seen in. */
  readonly game: number;
}

interface GamesSeen {
  /** Those that came to an end. */
  readonly games: number;
  /** Decisions of a game, on average; those that didn't end count as well. */
  readonly length: number;
  readonly seen: readonly Seen[];
}

const GAMES = 300;
/** What all games may cost together: long ones are few. */
const WORK = 30_000;
/** A game that is longer is broken off. */
const LONGEST = 3000;
/** Positions that are looked at of each game, drawn from all of it. */
const POSITIONS = 12;
const EVEN = 0.5;

/** Plays games, and looks at some positions of each. */
export function seenInGames(module: GameModule, seating: number, figures: Figures, random: Random): GamesSeen {
  const S = new Int32Array(module.layout.size);
  const options = optionCodes(module.info, {});
  const seen: Seen[] = [];
  let ended = 0;
  const cost = costOfPlay(module);
  let left = WORK;
  let [begun, decisions] = [0, 0];
  for (let game = 0; game < GAMES && left > 0; game += 1) {
    module.start(S, random(2 ** 31), seating, options);
    const looked: Float64Array[] = [];
    let taken = 0;
    begun += 1;
    while (S[STATUS] === RUNNING && taken < LONGEST && left > 0) {
      letAnyone(module, S, random);
      left -= cost(S);
      guided(module, S, random);
      module.decide(S);
      taken += 1;
      // Each position of the game is equally likely to be among those that are kept.
      const place = looked.length < POSITIONS ? looked.length : random(taken);
      if (place < POSITIONS) looked[place] = numbersOf(S, figures);
    }
    decisions += taken;
    // A game without decisions is played as well.
    if (taken === 0) left -= 1;
    if (S[STATUS] === RUNNING) continue;
    ended += 1;
    const results = resultsOf(module, S, seating);
    for (const numbers of looked) seen.push({ numbers, results, game });
  }
  return { games: ended, length: decisions / Math.max(1, begun), seen };
}

function numbersOf(S: Int32Array, { seats, perSeat, common, read }: Figures): Float64Array {
  const numbers = new Float64Array(seats * perSeat + common);
  read(S, numbers);
  return numbers;
}

const resultsOf = ({ info }: GameModule, S: Int32Array, seating: number): readonly number[] =>
  (info.layouts[seating]?.seats ?? []).map(({ roles }) => {
    if (S[STATUS] !== WON) return EVEN;
    return roles.some((role) => ((S[WINNERS] ?? 0) >>> role) & 1) ? 1 : 0;
  });
