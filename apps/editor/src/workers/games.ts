import type { Shortening } from '@sandtable/analysis';
import type { Save } from '@sandtable/session';
import type { BreakAt } from './breaks.ts';
import { loadModule } from './load-module.ts';
import { type Shorter, shortened, shorteningTo } from './shortening.ts';

/** Looks for shorter matches, a stretch at a call. */
export interface GamesApi {
  /** Begins with a match that stands at a break-point. */
  shortenMatch(javascript: string, save: Save, at: BreakAt): Promise<Shorter>;
  shortenOn(): Shorter | undefined;
}

export const gamesService = (): GamesApi => {
  let shorter: Shortening | undefined;
  return {
    shortenMatch: async (javascript, save, at) => {
      shorter = shorteningTo(await loadModule(javascript), save, at);
      return shortened(shorter);
    },
    shortenOn: () => shorter && shortened(shorter),
  };
};
