import type { Bot, Comparison } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';

/** How many games to play, and by whom. */
export interface Terms {
  readonly seats: string;
  readonly seed: number;
  readonly bot: Bot;
}

/** Plays the games of two stacks of rules that are held against each other. */
export interface ComparingApi {
  /** Loads modules; after this shares of their games can be played. */
  load(before: Counting, after: Counting, terms: Terms): Promise<void>;
  share(first: number, games: number): Comparison | undefined;
  /** Returns one game of a side as a match. */
  game(side: 'before' | 'after', game: number): Save | undefined;
}
