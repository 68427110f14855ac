import type { BotType } from '../bot-type.ts';
import type { Effort } from '../search/effort.ts';
import { searchAs } from '../strength.ts';

const effort: Effort = { iterations: 5000, ahead: 10, aheadIfBlind: 1000, work: 400_000, parts: 2 };

/** Looks ahead for longer, and to the end of the game where nothing else tells who is ahead. */
export const hard: BotType = {
  id: 'hard',
  title: 'Hard',
  rank: 4,
  isSlow: true,
  inParts: effort,
  choose: searchAs(effort),
};
