import type { BotType } from '../bot-type.ts';
import { searchAs } from '../strength.ts';

/** Looks a little ahead, and often answers without looking. */
export const easy: BotType = {
  id: 'easy',
  title: 'Easy',
  rank: 2,
  isSlow: true,
  choose: searchAs({ iterations: 12, ahead: 0, carelessOneIn: 3 }),
};
