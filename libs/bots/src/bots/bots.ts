import type { BotType } from '../bot-type.ts';
import { policy } from './policy-bot.ts';
import { random } from './random-bot.ts';
import { search } from './search-bot.ts';

/** All bots, in the order in which they are offered. */
export const bots: readonly BotType[] = [random, search, policy];

export const botType = (id: string | undefined): BotType | undefined => bots.find((one) => one.id === id);
