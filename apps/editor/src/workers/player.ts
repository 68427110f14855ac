import { policyBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import type { BotName, Players } from './protocol.ts';

/** Who plays a seat of a seating: whoever was put there, else the policy that the rules give it, else a person. */
export function playerOf(
  { bots, info }: { readonly bots: Players; readonly info: GameInfo | undefined },
  seating: string | undefined,
  seat: string,
): BotName | 'human' {
  const layout = info?.layouts.find(({ name }) => name === seating);
  const held = layout?.seats.find(({ name }) => name === seat)?.policy !== undefined;
  return own(bots, seat) ?? (held ? policyBot.bot : 'human');
}
