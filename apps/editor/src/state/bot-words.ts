import { type BotType, bots, botType, isFor, readBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { isWord, type Say } from '../words.ts';

/** Bots that can play with the current rules. */
export const botsFor = (info: GameInfo | undefined): readonly BotType[] =>
  bots.filter((type) => isFor(type, info ?? {}));

/** What a bot is called, from how it is written; a bot that the page has no word for is called by its title. */
export function botName(t: Say, written: string): string {
  const bot = readBot(written);
  const type = botType(bot?.bot);
  if (bot === undefined || type === undefined) return written;
  if (written === type.id) return wordOr(t, `bot-${type.id}`, {}, type.title);
  const n = bot.number ?? bot.name ?? '';
  return wordOr(t, `bot-${type.id}-n`, { n }, `${type.title} (${n})`);
}

const wordOr = (t: Say, id: string, values: Parameters<Say>[1], otherwise: string): string =>
  isWord(id) ? t(id, values) : otherwise;
