import type { RulebookText } from '../workers/rulebook.ts';
import { Cancelled } from '../workers/watchdog.ts';

/** The rulebook, or that it took too long; undefined before there are rules to make it with. Other mistakes are thrown. */
export type ToldBook = RulebookText | 'stopped' | undefined;

export const toldBook = (asked: Promise<RulebookText | undefined>): Promise<ToldBook> =>
  asked.catch((error: unknown) => {
    if (error instanceof Cancelled) return 'stopped';
    throw error;
  });
