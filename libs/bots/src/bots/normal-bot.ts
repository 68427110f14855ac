import type { Bot, BotType } from '../bot-type.ts';
import { searchAs } from '../strength.ts';

/** Looks ahead for as long as someone likes to wait at a table, and makes a mistake now and then. */
export const normal: BotType = {
  id: 'normal',
  title: 'Normal',
  rank: 3,
  isSlow: true,
  choose: searchAs({ iterations: 600, ahead: 10, work: 60_000, carelessOneIn: 5 }),
};

export const normalBot: Bot = { bot: normal.id };
