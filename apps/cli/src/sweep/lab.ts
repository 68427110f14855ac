import { COMPARED_DECISIONS } from '@sandtable/analysis';
import type { GameInfo } from '@sandtable/engine';
import { createMessages, type Messages } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { layoutIndex } from '@sandtable/session';
import { isVariant, variantName } from '@sandtable/variant';
import { botText } from '../bot-text.ts';
import { botsAtAll, botsFrom } from '../bots.ts';
import { type Context, gamesOption, numberOption, textOption } from '../command.ts';
import type { Game } from '../game.ts';
import { loadModule } from '../module.ts';
import { fingerprint } from '../queue/fingerprint.ts';
import { optionsFrom, setupFrom } from '../setup.ts';
import { progress } from '../spread/progress.ts';
import { type Spreading, spreadingFrom } from '../spread/spreading.ts';
import { type Opened, storeFrom } from '../store/from-command.ts';
import { wordingFiles } from '../texts.ts';
import { type Conditions, type Experiment, experimentOf } from './experiment.ts';
import { remembering } from './memory.ts';
import { precisionFrom } from './precision.ts';

/** A game on the table: what it is, how it is played, and what plays it. */
export interface Lab {
  readonly game: Game;
  readonly model: Model;
  readonly info: GameInfo;
  /** Names of its house rules. */
  readonly variants: readonly string[];
  readonly conditions: Conditions;
  readonly bots: string;
  readonly roleKind: string;
  /** Wording with that of the game over it. */
  readonly messages: Messages;
  /** How exactly the measures are wanted; undefined where all games are to be played. */
  readonly precision: number | undefined;
  readonly experiment: Experiment;
  readonly store: Opened;
  readonly spreading: Spreading;
}

/** How many games a point has where nothing is given; with a precision, how many at most. */
const GAMES = 400;
const MOST_GAMES = 10_000;

export async function labOf(context: Context, game: Game, model: Model, javascript: string): Promise<Lab> {
  const { info } = await loadModule(javascript);
  const precision = precisionFrom(context);
  const conditions = conditionsFrom(context, info, precision === undefined ? GAMES : MOST_GAMES);
  const bots = botText(info, layoutIndex(info, conditions.seats), conditions.bots);
  const variants = variantsIn(game);
  const store = storeFrom(context);
  const version = fingerprint();
  // Which rules are played is known only once the points are.
  const spreading = spreadingFrom(context, []);
  const experiment = experimentOf(game, variants, conditions, {
    spreading,
    memory: (played) => remembering(store.store, { version, bots }, played),
    progress: (games) => progress(context, games),
  });
  const { lang } = context.messages;
  const messages = createMessages(lang, await wordingFiles(game, lang));
  const roleKind = info.kinds[info.roleKind]?.name ?? '';
  return { game, model, info, variants, conditions, bots, roleKind, messages, precision, experiment, store, spreading };
}

const variantsIn = ({ sources }: Pick<Game, 'sources'>): readonly string[] =>
  sources.flatMap(({ path }) => (isVariant(path) ? (variantName(path) ?? []) : []));

const conditionsFrom = (context: Context, info: GameInfo, games: number): Conditions => ({
  games: gamesOption(context, games),
  seed: numberOption(context, 'seed', 1),
  seats: setupFrom(context, info).seats,
  options: optionsFrom(context, info),
  bots: botsAtAll(botsFrom(context, info)),
  maxDecisions: numberOption(context, 'max-decisions', COMPARED_DECISIONS),
});

export const measureOption = (context: Context, usual: string): string => textOption(context, 'measure') ?? usual;
