import type { Bot, BotType } from '../bot-type.ts';
import { byPolicy, byRules } from '../by-rules.ts';

/** Plays as a policy of the rules says; without a name by that of the seat, else by the first one that has an answer. */
export const policy: BotType = {
  id: 'policy',
  title: 'Scripted bot',
  rank: 5,
  parameter: { sort: 'policy' },
  choose: ({ module, S, random }, { name }) =>
    name === undefined
      ? byRules(module, S, random)
      : byPolicy(module, S, module.info.policies?.indexOf(name) ?? -1, random),
};

export const policyBot: Bot = { bot: policy.id };
