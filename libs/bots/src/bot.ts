import type { GameInfo, GameModule } from '@sandtable/engine';
import { type Answer, type Match, readAnswer } from '@sandtable/session';
import { atQuestion } from './at-question.ts';
import type { Bot } from './bot-type.ts';
import { policyBot } from './bots/policy-bot.ts';
import { botType } from './bots.ts';
import type { Random } from './random.ts';
import { seatAsked } from './seat-asked.ts';

/** Bots by seat name; a seat that is not named plays by its own policy, or else as everyone. */
export interface Bots {
  readonly everyone: Bot;
  readonly seats: Readonly<Record<string, Bot>>;
}

/** Puts a legal answer to the open question into the module's scratch array; the position stays as it is. Tells whether it is the bot's own. */
export function answerAs(
  bot: Bot,
  module: GameModule,
  S: Int32Array,
  random: Random,
  mayGoOn?: () => boolean,
): boolean {
  module.answer.fill(0);
  const hasAnswered = botType(bot.bot)?.choose({ module, S, random, mayGoOn }, bot) ?? false;
  // Of what a bot has no opinion of, it is drawn.
  if (!hasAnswered) module.sample(S, random);
  return hasAnswered;
}

/** The bot of whoever is asked in a position. */
export function botOf({ everyone, seats }: Bots, { info }: GameModule, S: Int32Array): Bot {
  const seat = seatAsked(info, S);
  const own = seat && Object.hasOwn(seats, seat.name) ? seats[seat.name] : undefined;
  return own ?? (seat?.policy === undefined ? everyone : policyBot);
}

/** Whether some seat is held by a policy of the rules. */
export const holdsSeats = ({ layouts }: GameInfo): boolean =>
  layouts.some(({ seats }) => seats.some(({ policy }) => policy !== undefined));

/**
 * What a bot answers in a running match, by names; undefined once it is over, or where the role is not asked. Where
 * someone waits for it, `mayGoOn` tells whether it may still think.
 */
export const suggestAs = (
  bot: Bot,
  match: Match,
  random: Random,
  role?: string,
  mayGoOn?: () => boolean,
): Answer | undefined =>
  atQuestion(match, role, ({ choice }) => {
    const { module, position } = match;
    answerAs(bot, module, position, random, mayGoOn);
    return readAnswer(module, choice);
  });
