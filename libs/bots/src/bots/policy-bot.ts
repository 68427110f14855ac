import type { GameInfo } from '@sandtable/engine';
import type { Bot, BotType } from '../bot-type.ts';
import { seatAsked } from '../seat-asked.ts';

/** Plays as a policy of the rules says; without a name that of the seat, else the first there is. */
export const policy: BotType = {
  id: 'policy',
  title: 'Scripted bot',
  rank: 5,
  parameter: { sort: 'policy' },
  choose: ({ module, S, random }, { name }) => module.policy?.(S, numberOf(name, module.info, S), random) ?? false,
};

export const policyBot: Bot = { bot: policy.id };

function numberOf(name: string | undefined, info: GameInfo, S: Int32Array): number {
  return name === undefined ? (seatAsked(info, S)?.policy ?? 0) : (info.policies?.indexOf(name) ?? -1);
}
