import { type Bot, type Bots, policyBot, randomBot, writeBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';

/** Who plays: everyone alike, and seats that are played otherwise. */
export function botText({ layouts, policies = [] }: GameInfo, seats: number, bots: Bots | undefined): string {
  const everyone = nameOf(bots?.everyone);
  const others = (layouts[seats]?.seats ?? []).flatMap(({ name, policy }) => {
    const held = policy === undefined ? everyone : nameOf({ ...policyBot, name: policies[policy] });
    const played = seatBot(bots, name) ?? held;
    return played === everyone ? [] : [`${name}=${played}`];
  });
  return [everyone, ...others].join(', ');
}

const seatBot = (bots: Bots | undefined, seat: string): string | undefined => {
  const bot = own(bots?.seats, seat);
  return bot && nameOf(bot);
};

const nameOf = (bot: Bot | undefined): string => writeBot(bot ?? randomBot);
