import {
  type Bot,
  createRandom,
  type Part,
  type PartTask,
  type Random,
  randomBot,
  readBot,
  shareOut,
  suggestAs,
  suggestFrom,
} from '@sandtable/bots';
import type { Answer, Decision, Match } from '@sandtable/session';
import type { Breaker } from './breaks.ts';
import type { BotName } from './protocol.ts';

/** Decides at random; returns the number of the break-point that ended it. */
export const randomSteps = (
  match: Match,
  steps: number,
  by: Decision['by'],
  breaks: Breaker | undefined,
): number | undefined => {
  for (let i = 0; i < steps; i++) {
    const role = anyoneOf(match);
    const answer = match.suggest(randomBelow, undefined, role);
    if (answer === undefined || !match.decide(answer, undefined, role, by).ok) break;
    const reached = breaks?.reached(match);
    if (reached !== undefined) return reached;
  }
  return undefined;
};

const randomBelow = (n: number): number => Math.floor(Math.random() * n);

/** Where any one of several may answer, it is drawn who does. */
const anyoneOf = (match: Match): string | undefined => {
  const open = match.asks().filter(({ anyone }) => anyone);
  return open[randomBelow(open.length)]?.role;
};

/** More decisions than a match has, so that neighbouring seeds share no draws. */
const STRIDE = 2 ** 20;

/** Milliseconds after which a bot says what it has found: someone waits for it. */
const PATIENCE = 3000;

/** Does all parts of a search, in so many milliseconds. */
export type SearchParts = (tasks: readonly PartTask[], patience: number) => Promise<readonly Part[]>;

/**
 * The same match with the same decisions has the same answer, so that what a bot did can be seen again, unless the
 * machine is so slow that a bot has to stop early.
 */
export const botStep = async (
  match: Match,
  bot: BotName,
  role: string | undefined,
  search: SearchParts,
): Promise<void> => {
  const { seed, decisions } = match.save();
  const random = createRandom(seed * STRIDE + decisions.length);
  const answer = await answerOf(readBot(bot) ?? randomBot, match, random, role, search);
  if (answer !== undefined) match.decide(answer, undefined, role, 'bot');
};

const answerOf = async (
  bot: Bot,
  match: Match,
  random: Random,
  role: string | undefined,
  search: SearchParts,
): Promise<Answer | undefined> => {
  const tasks = shareOut(bot, match, random, role);
  if (tasks.length > 0) return suggestFrom(await search(tasks, PATIENCE), match, random, role);
  const until = performance.now() + PATIENCE;
  return suggestAs(bot, match, random, role, () => performance.now() < until);
};
