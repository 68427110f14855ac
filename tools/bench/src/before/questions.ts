import type { InputFile } from '@sandtable/compiler';

/** What a player is asked. Games are numbered in the series that `seed` begins, and end after `most` decisions. */
export type Question =
  | { readonly ask: 'load'; readonly files: readonly InputFile[] }
  | {
      readonly ask: 'digest';
      readonly first: number;
      readonly games: number;
      readonly seed: number;
      readonly most: number;
    }
  | { readonly ask: 'course'; readonly number: number; readonly seed: number; readonly most: number }
  | { readonly ask: 'speed'; readonly ms: number; readonly seed: number; readonly most?: number };

export interface Answers {
  /** Length of the emitted module. */
  readonly load: { readonly bytes: number };
  /** One digest of all these games. */
  readonly digest: string;
  /** A digest of the position at the start and after each decision. */
  readonly course: readonly string[];
  /** Per second of processor time. */
  readonly speed: { readonly games: number; readonly decisions: number };
}
