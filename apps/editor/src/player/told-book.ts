import type { BookText } from '../workers/book.ts';
import { Stopped } from '../workers/guarded.ts';

/** The rulebook, or that it took too long; undefined before there are rules to make it with. Other mistakes are thrown. */
export type ToldBook = BookText | 'stopped' | undefined;

export const toldBook = (asked: Promise<BookText | undefined>): Promise<ToldBook> =>
  asked.catch((error: unknown) => {
    if (error instanceof Stopped) return 'stopped';
    throw error;
  });
