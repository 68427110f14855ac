import { courseOf, gameOf, randomBot, readBot, repeats, type Series, sameFault } from '@sandtable/bots';
import { type Create, engine, FAULT, FAULTED, FAULTS, STATUS } from '@sandtable/engine';
import { layoutIndex, optionCodes, replay, type Save } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { BreakAt } from './breaks.ts';
import { loadModule } from './load-module.ts';
import type { BotName } from './protocol.ts';
import { type Shorter, shortening, shorteningTo } from './shortening.ts';

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

/** A game that did not end as games should. */
export interface OddGame {
  readonly game: number;
  readonly seed: number;
  readonly decisions: number;
  /** Code of the fault; undefined where it went on to the limit. */
  readonly fault: string | undefined;
}
export interface GamesTold {
  readonly played: number;
  readonly won: Readonly<Record<string, number>>;
  readonly drawn: number;
  readonly faults: number;
  readonly endless: number;
  /** The first of them. */
  readonly odd: readonly OddGame[];
}
export interface GamesReply {
  /** Absent before games were begun. */
  readonly told?: GamesTold;
  readonly done: boolean;
}
interface Games {
  goOn(): GamesReply;
  save(game: number): Save;
  /** Looks for a shorter match than a game: tells the shortest so far at each call. */
  shorten(game: number): () => Shorter;
}

/** Milliseconds after which it is told how far they are. */
const STRETCH = 150;
const ODD_KEPT = 50;

export const gamesService = (): GamesApi => {
  let running: Games | undefined;
  let shorter: (() => Shorter) | undefined;
  return {
    begin: async (javascript, series) => {
      running = gamesOf(await loadModule(javascript), series);
      return running.goOn();
    },
    goOn: () => running?.goOn() ?? { done: true },
    open: (game) => running?.save(game),
    shorten: (game) => {
      shorter = running?.shorten(game);
      return shorter?.();
    },
    shortenMatch: async (javascript, save, at) => {
      shorter = shorteningTo(await loadModule(javascript), save, at);
      return shorter();
    },
    shortenOn: () => shorter?.(),
  };
};

export const gamesOf = (create: Create, request: GameSeries): Games => {
  const module = create(engine);
  const { info } = module;
  const series: Series = {
    module,
    seed: request.seed,
    first: 0,
    games: request.games,
    seats: [Math.max(0, layoutIndex(info, request.seats))],
    options: optionCodes(info, request.options),
    maxDecisions: request.mostDecisions,
    bots: { everyone: readBot(request.bot) ?? randomBot, seats: {} },
  };
  const roles = info.kinds[info.roleKind]?.members ?? [];
  const rolesIn = (bits: number): readonly string[] => roles.filter((_, role) => ((bits >>> role) & 1) === 1);
  const S = new Int32Array(module.layout.size);
  let told: GamesTold = { played: 0, won: {}, drawn: 0, faults: 0, endless: 0, odd: [] };
  const playOne = (): GamesTold => {
    const game = told.played;
    const { ended, winners, asked } = courseOf(series, game, S);
    const fault = ended === 'fault' ? `fault/${FAULTS[S[FAULT] ?? 0] ?? 'none'}` : undefined;
    const isOdd = ended === 'fault' || ended === 'limited';
    const odd = { game, seed: (request.seed + game) | 0, decisions: asked.length, fault };
    return {
      played: game + 1,
      won: rolesIn(winners).reduce((won, role) => ({ ...won, [role]: (own(won, role) ?? 0) + 1 }), told.won),
      drawn: told.drawn + Number(ended === 'drawn'),
      faults: told.faults + Number(ended === 'fault'),
      endless: told.endless + Number(ended === 'limited'),
      odd: isOdd && told.odd.length < ODD_KEPT ? [...told.odd, odd] : told.odd,
    };
  };
  return {
    goOn: () => {
      module.events.enabled = false;
      const until = performance.now() + STRETCH;
      while (told.played < request.games && performance.now() < until) told = playOne();
      return { told, done: told.played >= request.games };
    },
    save: (game) => gameOf(series, game, request.variants),
    shorten: (game) => {
      const save = gameOf(series, game, request.variants);
      const { position } = replay(module, save).match;
      return shortening(module, save, position[STATUS] === FAULTED ? sameFault(position) : repeats);
    },
  };
};
