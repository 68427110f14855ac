import {
  type GamesSummary,
  playGames,
  type Shortening,
  seriesOf,
  shorteningMatch,
  takeStretch,
} from '@sandtable/analysis';
import { gameOf, randomBot, readBot, type Series } from '@sandtable/bots';
import { type Create, engine } from '@sandtable/engine';
import type { Save } from '@sandtable/session';
import type { BreakAt } from './breaks.ts';
import { loadModule } from './load-module.ts';
import type { BotName } from './protocol.ts';
import { type Shorter, shortened, shorteningTo } from './shortening.ts';
import { overAfter } from './stretches.ts';

/** Plays games of bots under the rules as they are, a stretch of them at a call. */
export interface GamesApi {
  begin(javascript: string, series: GameSeries): Promise<GamesReply>;
  goOn(): GamesReply;
  /** Returns one of them as a match. */
  open(game: number): Save | undefined;
  /** Looks for a shorter match that comes to the same as one of them, a stretch at a call. */
  shorten(game: number): Shorter | undefined;
  /** The same for a match that stands at a break-point; it needs no games. */
  shortenMatch(javascript: string, save: Save, at: BreakAt): Promise<Shorter>;
  shortenOn(): Shorter | undefined;
}
export interface GameSeries {
  readonly games: number;
  readonly seats: string;
  readonly options: Save['options'];
  readonly variants: readonly string[];
  readonly seed: number;
  readonly bot: BotName;
  readonly mostDecisions: number;
}
export interface GamesReply {
  /** Absent before games were begun. */
  readonly summary?: GamesSummary;
  readonly done: boolean;
}

/** Milliseconds after which it is told how far they are. */
const STRETCH = 150;

export const gamesService = (): GamesApi => {
  let running: Games | undefined;
  let shorter: Shortening | undefined;
  return {
    begin: async (javascript, series) => {
      running = gamesOf(await loadModule(javascript), series);
      return running.goOn();
    },
    goOn: () => running?.goOn() ?? { done: true },
    open: (game) => running?.save(game),
    shorten: (game) => {
      shorter = running?.shorten(game);
      return shorter && shortened(shorter);
    },
    shortenMatch: async (javascript, save, at) => {
      shorter = shorteningTo(await loadModule(javascript), save, at);
      return shortened(shorter);
    },
    shortenOn: () => shorter && shortened(shorter),
  };
};

interface Games {
  goOn(): GamesReply;
  save(game: number): Save;
  /** Looks for a shorter match than a game. */
  shorten(game: number): Shortening;
}

export const gamesOf = (create: Create, request: GameSeries): Games => {
  const series = seriesFor(create, request);
  const playing = playGames(series);
  const save = (game: number): Save => gameOf(series, game, request.variants);
  return {
    goOn: () => played(playing),
    save,
    shorten: (game) => shorteningMatch(series.module, save(game)),
  };
};

const seriesFor = (create: Create, { bot, mostDecisions, ...how }: GameSeries): Series =>
  seriesOf(create(engine), {
    ...how,
    bot: readBot(bot) ?? randomBot,
    maxDecisions: mostDecisions,
  });

const played = (playing: Iterator<GamesSummary, GamesSummary>): GamesReply => {
  const stretch = takeStretch(playing, overAfter(STRETCH));
  return stretch.done ? { summary: stretch.result, done: true } : { summary: stretch.step, done: false };
};
