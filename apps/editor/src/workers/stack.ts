import type { SourceText } from './protocol.ts';

/** Rules with variants applied on top of them, in this order. */
export interface Stack {
  readonly files: readonly SourceText[];
  readonly variants: readonly string[];
}

/** Tells whether two stacks are the same to the letter. */
export const isSameStack = (a: Stack, b: Stack): boolean =>
  a.variants.join() === b.variants.join() && isSameFiles(a.files, b.files);

/** Tells whether files are the same to the letter, and in the same order. */
export const isSameFiles = (a: readonly SourceText[], b: readonly SourceText[]): boolean =>
  a === b || (a.length === b.length && a.every(({ path, text }, i) => b[i]?.path === path && b[i]?.text === text));
