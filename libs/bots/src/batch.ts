import type { GameModule } from '@sandtable/engine';
import { type Bots, holdsSeats } from './bot.ts';
import { randomBot } from './bots/random-bot.ts';
import { guessCounter } from './guesses.ts';
import { playAs } from './play-as.ts';
import { playout } from './playout.ts';
import { createRandom } from './random.ts';
import { drawnOptions } from './random-options.ts';
import { type Series, seedOf } from './series.ts';
import { createTally } from './tally.ts';
import type { Totals } from './totals.ts';

/** Plays part of a series: the result is a function of the series and the numbers of the games. */
export function batch(series: Series): Totals {
  const { module } = series;
  const S = new Int32Array(module.layout.size);
  module.events.enabled = false;
  module.coverage?.fill(0);
  const tally = createTally(series);
  const counter = guessCounter();
  for (let i = 0; i < series.games; i++) {
    const game = series.first + i;
    tally.count(game, playGame(series, game, S, counter.count), S);
  }
  const [ran, read] = counted(module);
  return { ...tally.totals(), ran, read, guesses: counter.guesses() };
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

/** Puts up one game of a series; returns the bot's generator. */
export function startGame(series: Series, game: number, S: Int32Array): (n: number) => number {
  const { module, seats } = series;
  const seed = seedOf(series, game);
  const random = createRandom(seed);
  const options = series.options === 'random' ? drawnOptions(module, random) : series.options;
  module.start(S, seed, seats[game % seats.length] ?? 0, options);
  return random;
}
