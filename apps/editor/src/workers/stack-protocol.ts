import type { Counting } from '@sandtable/compiler';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { SourceText, Wording } from './protocol.ts';

/** Rules with variants laid over them. */
export interface Stack {
  readonly files: readonly SourceText[];
  readonly variants: readonly string[];
}
/** Whether two stacks are the same to the letter. */
export const isSameStack = (a: Stack, b: Stack): boolean =>
  a.variants.join() === b.variants.join() &&
  a.files.length === b.files.length &&
  a.files.every(({ path, text }, i) => b.files[i]?.path === path && b.files[i]?.text === text);

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

export type StackRequest =
  /** The module that counts. */
  | { readonly op: 'counting'; readonly stack: Stack }
  /** The rules as data. */
  | { readonly op: 'model'; readonly stack: Stack }
  /** What two stacks say otherwise, in the language of the page. */
  | { readonly op: 'meaning'; readonly before: Stack; readonly after: Stack; readonly lang: string };

export interface StackReply {
  /** Absent if the rules have mistakes. */
  readonly counting?: Counting;
  readonly model?: Model;
  /** How the variants word texts. */
  readonly wording?: readonly Wording[];
  readonly groups?: readonly DifferenceGroup[];
  /** Which of the two has mistakes, so that it cannot be played. */
  readonly broken?: readonly ('before' | 'after')[];
}
