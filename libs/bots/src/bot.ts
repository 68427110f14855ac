import { ASK_ROLE, type GameModule, SEATS } from '@sandtable/engine';
import { type Answer, atAsk, type Match, openQuestions, readAnswer } from '@sandtable/session';
import type { Random } from './random.ts';
import { search } from './search/search.ts';

/** Who answers for a seat. */
export type Bot = { readonly bot: 'random' } | { readonly bot: 'search'; readonly iterations: number };

/** Bots by seat name; whoever is not named there plays as everyone else. */
export interface Bots {
  readonly everyone: Bot;
  readonly seats: Readonly<Record<string, Bot>>;
}

export const randomBot: Bot = { bot: 'random' };
/** More would not end while somebody waits, and a tree of that size no longer fits into memory. */
const MOST_ITERATIONS = 1_000_000;

/** `random` or `search:N`; undefined for anything else. */
export function readBot(text: string): Bot | undefined {
  if (text === 'random') return randomBot;
  const iterations = Number(/^search:(\d{1,7})$/.exec(text)?.[1] ?? 0);
  return iterations > 0 && iterations <= MOST_ITERATIONS ? { bot: 'search', iterations } : undefined;
}

/** Puts a legal answer to the open question into the module's scratch array; the position stays as it is. */
export function answerAs(bot: Bot, module: GameModule, S: Int32Array, random: Random): void {
  module.answer.fill(0);
  if (bot.bot === 'random') module.sample(S, random);
  else search(module, S, random, bot.iterations);
}

/** The bot of whoever is asked in a position. */
export function botOf({ everyone, seats }: Bots, { info }: GameModule, S: Int32Array): Bot {
  const role = S[ASK_ROLE] ?? 0;
  const seat = info.layouts[S[SEATS] ?? 0]?.seats.find(({ roles }) => roles.includes(role));
  return seats[seat?.name ?? ''] ?? everyone;
}

/** What a bot answers in a running match, by names; undefined once it is over, or where the role is not asked. */
export function suggestAs(bot: Bot, { module, position }: Match, random: Random, role?: string): Answer | undefined {
  const questions = openQuestions(module, position);
  const number = role === undefined ? 0 : questions.findIndex((one) => one.role === role);
  const question = questions[number];
  if (question === undefined) return undefined;
  return atAsk(module, position, number, () => {
    answerAs(bot, module, position, random);
    return readAnswer(module, question.choice);
  });
}
