import type { BotType } from './bot-type.ts';
import * as types from './bots/list.ts';

/** All bots, in the order in which they are offered. */
export const bots: readonly BotType[] = Object.values<BotType>(types).toSorted((a, b) => a.rank - b.rank);

export const botType = (id: string | undefined): BotType | undefined => bots.find((one) => one.id === id);
