import type { BookText } from '../work/book.ts';
import { Stopped } from '../work/guarded.ts';

/** The rulebook, or that it took too long; undefined before there are rules to make it with. Other mistakes are thrown. */
export type ToldBook = BookText | 'stopped' | undefined;

export const toldBook = (asked: Promise<BookText | undefined>): Promise<ToldBook> =>
  asked.catch((error: unknown) => {
    if (error instanceof Stopped) return 'stopped';
    throw error;
  });
