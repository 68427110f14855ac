import { normalBot, policyBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import type { BotName, Players } from '../workers/protocol.ts';
import { botsFor } from './bot-words.ts';

type Seating = GameInfo['layouts'][number];

/** Sensible players for someone who wants to play at once: a person on the first seat, on the others the best bot there is. */
export function suggestedPlayers(info: GameInfo, { seats }: Seating): Players {
  const bot = bestBot(info);
  return Object.fromEntries(seats.map(({ name }, i) => [name, i === 0 ? 'human' : bot]));
}

/** A policy of the rules knows the game; without one, a bot that looks ahead. */
function bestBot(info: GameInfo): BotName {
  const ids = botsFor(info).map(({ id }) => id);
  return [policyBot.bot, normalBot.bot].find((id) => ids.includes(id)) ?? ids[0] ?? 'random';
}
