import type { Place } from '../storage/mounted-projects.ts';
import type { Word } from '../words.ts';

/** Where a ruleset is kept, in words. */
export const PLACE_WORDS = { browser: 'inBrowser', disk: 'onDisk', link: 'fromLink' } as const satisfies Record<
  Place,
  Word
>;
