import type { Bot, Comparison } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';

/** How many games to play, and by whom. */
export interface Terms {
  readonly seats: string;
  readonly seed: number;
  readonly bot: Bot;
}
export type ComparingRequest =
  /** Loads modules; after this shares of their games can be played. */
  | { readonly op: 'load'; readonly before: Counting; readonly after: Counting; readonly terms: Terms }
  | { readonly op: 'share'; readonly first: number; readonly games: number }
  /** One game of a side as a match. */
  | { readonly op: 'game'; readonly side: 'before' | 'after'; readonly game: number };

export interface ComparingReply {
  readonly part?: Comparison;
  readonly save?: Save;
}
