import { type Bots, randomBot, readBot, writeBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { comparingWith } from '../compare/comparing-with.ts';

/** How games are to be played, as it is in a form. */
export interface PlayedForm {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
  /** Bots as they are written. */
  readonly everyone: string;
  readonly bySeat: Readonly<Record<string, string>>;
}

export const usualForm = (info: GameInfo | undefined, seats: string | undefined): PlayedForm => {
  const { games, bot, seed } = comparingWith(info);
  const [first] = info?.layouts ?? [];
  return { seats: seats ?? first?.name ?? '', games, seed, everyone: writeBot(bot), bySeat: {} };
};

/** The bots of a form; seats without one of their own are played by the bot of everyone. */
export const botsOf = ({ everyone, bySeat }: PlayedForm): Bots => ({
  everyone: readBot(everyone) ?? randomBot,
  seats: Object.fromEntries(
    Object.entries(bySeat).flatMap(([seat, written]) => {
      const bot = readBot(written);
      return bot === undefined || written === everyone ? [] : [[seat, bot]];
    }),
  ),
});
