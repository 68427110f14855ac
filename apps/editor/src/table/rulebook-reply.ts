import type { RulebookText } from '../workers/rulebook.ts';
import { Cancelled } from '../workers/watchdog.ts';

/** The rulebook, or that it took too long; undefined before there are rules to make it with. Other mistakes are thrown. */
export type RulebookReply = RulebookText | 'stopped' | undefined;

export const rulebookReply = (asked: Promise<RulebookText | undefined>): Promise<RulebookReply> =>
  asked.catch((error: unknown) => {
    if (error instanceof Cancelled) return 'stopped';
    throw error;
  });
