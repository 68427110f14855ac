import type { BotType } from '../bot-type.ts';
import { search as searchAnswer } from '../search/search.ts';

/** Enough to play sensibly, and few enough that nobody waits long for an answer. */
const USUAL = 300;
/** More would not end while someone waits, and a tree of that size no longer fits into memory. */
const MOST = 1_000_000;
const AHEAD = 10;

/** Looks ahead; the number says how many continuations it tries. */
export const search: BotType = {
  id: 'search',
  title: 'Search bot',
  rank: 6,
  parameter: { sort: 'number', min: 1, max: MOST, usual: USUAL, offered: [30, 200] },
  isSlow: true,
  choose: ({ module, S, random, mayGoOn }, { number = USUAL }) => {
    searchAnswer(module, S, random, { iterations: number, ahead: AHEAD, mayGoOn });
    return true;
  },
};
