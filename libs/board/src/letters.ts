import type { CSSProperties } from 'react';

/** Tells a style sheet the letters of the longest word: it is written as small as it takes to stay on one line. */
export const lettersOf = (text: string): CSSProperties => ({ '--letters': longestWord(text) }) as CSSProperties;

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
