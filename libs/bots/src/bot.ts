import { ASK_ROLE, type GameInfo, type GameModule, SEATS } from '@sandtable/engine';
import { type Answer, atAsk, type Match, openQuestions, readAnswer } from '@sandtable/session';
import type { Random } from './random.ts';
import { search } from './search/search.ts';

/** Who answers for a seat. */
export type Bot =
  | { readonly bot: 'random' }
  | { readonly bot: 'search'; readonly iterations: number }
  /** A policy of the rules; without a name that of the seat, else the first there is. */
  | { readonly bot: 'policy'; readonly name: string | undefined };

/** Bots by seat name; a seat that is not named plays by its own policy, or else as everyone. */
export interface Bots {
  readonly everyone: Bot;
  readonly seats: Readonly<Record<string, Bot>>;
}

export const randomBot: Bot = { bot: 'random' };
export const policyBot: Bot = { bot: 'policy', name: undefined };
/** More would not end while somebody waits, and a tree of that size no longer fits into memory. */
const MOST_ITERATIONS = 1_000_000;

/** `random`, `search:N`, `policy` or `policy:NAME`; undefined for anything else. */
export function readBot(text: string): Bot | undefined {
  if (text === 'random') return randomBot;
  if (text === 'policy') return policyBot;
  const name = /^policy:(.+)$/.exec(text)?.[1];
  if (name !== undefined) return { bot: 'policy', name };
  const iterations = Number(/^search:(\d{1,7})$/.exec(text)?.[1] ?? 0);
  return iterations > 0 && iterations <= MOST_ITERATIONS ? { bot: 'search', iterations } : undefined;
}

/** Puts a legal answer to the open question into the module's scratch array; the position stays as it is. */
export function answerAs(bot: Bot, module: GameModule, S: Int32Array, random: Random): void {
  module.answer.fill(0);
  if (bot.bot === 'search') return search(module, S, random, bot.iterations);
  if (bot.bot === 'policy' && module.policy?.(S, numberOf(bot.name, module.info, S), random)) return;
  // Of what a policy does not speak, it has no opinion.
  module.sample(S, random);
}

function numberOf(name: string | undefined, info: GameInfo, S: Int32Array): number {
  return name === undefined ? (seatAsked(info, S)?.policy ?? 0) : (info.policies?.indexOf(name) ?? -1);
}

const seatAsked = (info: GameInfo, S: Int32Array) =>
  info.layouts[S[SEATS] ?? 0]?.seats.find(({ roles }) => roles.includes(S[ASK_ROLE] ?? 0));

/** The bot of whoever is asked in a position. */
export function botOf({ everyone, seats }: Bots, { info }: GameModule, S: Int32Array): Bot {
  const seat = seatAsked(info, S);
  const own = seat && Object.hasOwn(seats, seat.name) ? seats[seat.name] : undefined;
  return own ?? (seat?.policy === undefined ? everyone : policyBot);
}

/** Whether some seat is held by a policy of the rules. */
export const holdsSeats = ({ layouts }: GameInfo): boolean =>
  layouts.some(({ seats }) => seats.some(({ policy }) => policy !== undefined));

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
