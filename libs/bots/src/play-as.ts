import { ASK_CHOICE, type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { answerAs, type Bots, botOf } from './bot.ts';
import { randomBot } from './bots/random-bot.ts';
import { letAnyone } from './let-anyone.ts';
import type { Random } from './random.ts';

/** Plays as `playout` does, each seat by its own bot; `note` gets whether a bot that has a way to choose used it. */
export function playAs(
  bots: Bots,
  module: GameModule,
  S: Int32Array,
  random: Random,
  maxDecisions: number,
  note?: (path: string, isOwn: boolean) => void,
): number {
  let taken = 0;
  while (S[STATUS] === RUNNING && taken < maxDecisions) {
    letAnyone(module, S, random);
    const bot = botOf(bots, module, S);
    const isOwn = answerAs(bot, module, S, random);
    if (bot.bot !== randomBot.bot) note?.(module.info.choices[S[ASK_CHOICE] ?? 0]?.path ?? '', isOwn);
    module.decide(S);
    taken++;
  }
  return taken;
}
