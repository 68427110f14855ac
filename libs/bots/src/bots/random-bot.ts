import type { Bot, BotType } from '../bot-type.ts';

/** Draws one of the legal answers. */
export const random: BotType = {
  id: 'random',
  title: 'Random bot',
  rank: 1,
  choose: ({ module, S, random }) => {
    module.sample(S, random);
    return true;
  },
};

export const randomBot: Bot = { bot: random.id };
