import { lex } from '@sandtable/syntax';

const LENGTH = 4;

/** Four characters, enough to notice that something changed by accident; nobody is to be deceived by them. */
export function fingerprint(words: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const word of words) {
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
    // Words are kept apart, so that `ab c` and `a bc` differ.
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0).toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}

/** The words of a text without layout, comments, citations, provenance and other fingerprints. */
export function wordsOf(text: string): readonly string[] {
  const words = lex('', text).lexemes.map(({ image }) => image);
  return words.filter((word, i) => !isAside(words, i) && !(word.startsWith('"') && isAside(words, i - 1)));
}

const ASIDE = new Set(['was', 'from', 'reconstructed']);
const isAside = (words: readonly string[], i: number): boolean =>
  ASIDE.has(words[i] ?? '') && (words[i + 1]?.startsWith('"') ?? false);
