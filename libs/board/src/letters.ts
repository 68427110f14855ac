import type { CSSProperties } from 'react';

/** Tells a style sheet the letters of the longest word: it is written as small as it takes to stay on one line. */
export const lettersOf = (text: string): CSSProperties => ({ '--letters': longestWord(text) }) as CSSProperties;

/** A word may be broken at a soft hyphen, which then needs the room of a letter. */
const longestWord = (text: string): number => Math.max(...text.split(/[\s-]|(?<=\u00ad)/).map(lettersIn));

/** A text without the soft hyphens that tell where it may be broken. */
export const unbroken = (text: string): string => text.replaceAll('\u00ad', '');

/** An m or w is as wide as two others: a word with several would be broken before its last letter. */
const lettersIn = (word: string): number => word.length + (word.match(/[mw]/gi)?.length ?? 0);

/** The same for a text that may take two lines: the letters of the longer one, where both are as short as they can be. */
export const lettersInTwo = (text: string): CSSProperties => ({ '--letters': longerOfTwo(text) }) as CSSProperties;

const longerOfTwo = (text: string): number => {
  const breaks = [...text.matchAll(/[\s-]/g)].map(({ index }) => Math.max(index, text.length - index - 1));
  return Math.min(text.length, ...breaks);
};
