import { type Bot, policyBot, randomBot, readBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { USUAL_COUNT } from '../simulate/GameCount.tsx';
import { botsFor } from '../state/bot-words.ts';

/** How a comparison begins. */
export interface ComparingWith {
  readonly games: number;
  readonly bot: Bot;
  readonly seed: number;
}

/** A bot that looks ahead takes so long that few of its games have to do. */
const FEW = 50;
/** At random many games would never end; a few tries a move are enough to play for the win. */
const QUICK_SEARCH = 'search:5';

/** Who plays so that figures mean something: a policy of the rules, which knows the game, else a bot that looks ahead a little. */
export const comparingWith = (info: GameInfo | undefined): ComparingWith => {
  const hasOwn = botsFor(info).some(({ id }) => id === policyBot.bot);
  if (hasOwn) return { games: USUAL_COUNT, bot: policyBot, seed: 1 };
  return { games: FEW, bot: readBot(QUICK_SEARCH) ?? randomBot, seed: 1 };
};
