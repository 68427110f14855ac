import type { Bot, Comparison } from '@sandtable/bots';
import type { Save } from '@sandtable/session';
import type { Span } from '@sandtable/text';
import type { SourceText, Wording } from './protocol.ts';

/** Rules with variants laid over them, as one of two sides. */
export interface Stack {
  readonly files: readonly SourceText[];
  readonly variants: readonly string[];
}
/** One difference in words of the game, and where it stands in the text. */
export interface DifferenceLine {
  readonly text: string;
  readonly at: Span;
  /** It is gone, so its place is in the first text. */
  readonly isGone: boolean;
}
export interface DifferenceGroup {
  readonly title: string;
  readonly lines: readonly DifferenceLine[];
}
/** How many games to play, and by whom. */
export interface Terms {
  readonly seats: string;
  readonly seed: number;
  readonly bot: Bot;
}
/** Rules as a module that counts, with what tells how often each rule ran. */
export interface Countable {
  readonly javascript: string;
  readonly uses: ReadonlyMap<string, number>;
  readonly variants: readonly string[];
}

export type ComparingRequest =
  /** What two stacks say otherwise, in the language of the page. */
  | { readonly op: 'meaning'; readonly before: Stack; readonly after: Stack; readonly lang: string }
  /** Both as modules. */
  | { readonly op: 'prepare'; readonly before: Stack; readonly after: Stack }
  /** Loads modules; after this shares of their games can be played. */
  | { readonly op: 'load'; readonly before: Countable; readonly after: Countable; readonly terms: Terms }
  | { readonly op: 'share'; readonly first: number; readonly games: number }
  /** One game of a side as a match. */
  | { readonly op: 'game'; readonly side: 'before' | 'after'; readonly game: number };

export interface ComparingReply {
  readonly groups?: readonly DifferenceGroup[];
  /** Which of the two has mistakes, so that it cannot be played. */
  readonly broken?: readonly ('before' | 'after')[];
  readonly before?: Countable;
  readonly after?: Countable;
  readonly roleKind?: string;
  /** How variants of either side word texts. */
  readonly wording?: readonly Wording[];
  readonly part?: Comparison;
  readonly save?: Save;
}
