import type { Bot, Series } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { layoutIndex, optionCodes, type Save } from '@sandtable/session';

/** Games of bots that all play alike, in names. */
export interface GameSetup {
  /** A layout that the rules don't have stands for the first one. */
  readonly seats: string;
  readonly seed: number;
  readonly games: number;
  readonly options: Save['options'];
  readonly bot: Bot;
  /** A match that is longer is broken off. */
  readonly maxDecisions: number;
}

/** The same in numbers of a module. */
export const seriesOf = (
  module: GameModule,
  { seats, seed, games, options, bot, maxDecisions }: GameSetup,
): Series => ({
  module,
  seed,
  first: 0,
  games,
  seats: [Math.max(0, layoutIndex(module.info, seats))],
  options: optionCodes(module.info, options),
  maxDecisions,
  bots: { everyone: bot, seats: {} },
});
