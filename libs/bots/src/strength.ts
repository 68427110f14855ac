import type { BotType } from './bot-type.ts';
import type { Effort } from './search/effort.ts';
import { drawAnswer, search } from './search/search.ts';

/** How well a bot plays. */
interface Strength extends Effort {
  /** Of so many answers one is drawn; without it, none. */
  readonly carelessOneIn?: number;
}

/** A bot that searches, with the same effort in all rules. */
export const searchAs =
  ({ carelessOneIn = 0, ...effort }: Strength): BotType['choose'] =>
  ({ module, S, random, mayGoOn }) => {
    if (carelessOneIn > 0 && random(carelessOneIn) === 0) drawAnswer(module, S, random);
    else search(module, S, random, { ...effort, mayGoOn });
    return true;
  };
