import type { BotType } from '../bot-type.ts';
import { searchAs } from '../strength.ts';

/** Looks ahead for longer. */
export const hard: BotType = {
  id: 'hard',
  title: 'Hard',
  rank: 4,
  isSlow: true,
  choose: searchAs({ iterations: 5000, ahead: 10, work: 400_000 }),
};
