import type { GameModule } from '@sandtable/engine';
import { type Answer, type Match, readAnswer } from '@sandtable/session';
import { atQuestion } from './at-question.ts';
import type { Bot } from './bot-type.ts';
import { botType } from './bots.ts';
import type { Random } from './random.ts';
import type { Effort } from './search/effort.ts';
import type { Part } from './search/parts.ts';
import { answerFrom, isSearched, searchPart } from './search/search.ts';
import { drawSeed } from './search/world.ts';

/** A part of the search for an answer, as data: any thread that has the rules can do it. */
export interface PartTask {
  readonly bot: Bot;
  /** The question is the current one. */
  readonly position: Int32Array;
  readonly seed: number;
  readonly number: number;
}

/**
 * The parts of a search for what `suggestAs` answers, with the same generator. There are none if the bot answers in one
 * piece, or if there is nothing to search for; then nothing is drawn from the generator.
 */
export function shareOut(bot: Bot, match: Match, random: Random, role?: string): readonly PartTask[] {
  const effort = effortOf(bot);
  if (effort === undefined) return [];
  const { module, position } = match;
  return (
    atQuestion(match, role, () => {
      if (!isSearched(module, position, effort)) return [];
      const shared = { bot, position: position.slice(), seed: drawSeed(random) };
      return Array.from({ length: effort.parts ?? 1 }, (_, number) => ({ ...shared, number }));
    }) ?? []
  );
}

/** Does one part; `mayGoOn` tells whether there is time left. */
export const searchTask = (
  module: GameModule,
  { bot, position, seed, number }: PartTask,
  mayGoOn: () => boolean,
): Part => {
  const effort = effortOf(bot);
  if (effort === undefined) throw new Error(`${bot.bot} answers in one piece`);
  return searchPart(module, position, seed, { ...effort, mayGoOn }, number);
};

/** The answer that all parts of a search lead to, by names. */
export const suggestFrom = (parts: readonly Part[], match: Match, random: Random, role?: string): Answer | undefined =>
  atQuestion(match, role, ({ choice }) => {
    const { module, position } = match;
    module.answer.fill(0);
    answerFrom(module, position, random, parts);
    return readAnswer(module, choice);
  });

const effortOf = ({ bot }: Bot): Effort | undefined => botType(bot)?.inParts;
