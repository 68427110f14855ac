import { formsOf, isDescribed } from './grammars.ts';
import type { Term } from './term.ts';

/**
 * Whether words contain a term: one of its forms, or a word that may stand for it. Of a language whose forms nobody
 * makes, not all are written, so there the stems of its words are enough.
 */
export function isTermIn(
  term: Pick<Term, 'word' | 'gender' | 'bare' | 'given' | 'also'>,
  lang: string,
  words: string,
): boolean {
  const said = plain(words);
  const forms = [...formsOf(term, lang), ...term.also];
  if (forms.some((form) => said.includes(plain(form)))) return true;
  return !isDescribed(lang) && areStemsIn(term.word, said);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/['’]/g, '’');

const areStemsIn = (term: string, said: string): boolean => {
  const words = wordsIn(said);
  return wordsIn(plain(term))
    .filter((word) => word.length > 2)
    .map(stemOf)
    .every((stem) => words.some((word) => word.startsWith(stem)));
};

/** Words without the marks above and below their letters, which change with the ending. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}-]+/gu) ?? [];

const VOWELS_AT_END = /[aeiouyаеиоуыэюяєіїαεηιουω]{1,2}$/u;

/** What of a word stays under all endings, roughly: without vowels at its end and the consonant they may soften. */
function stemOf(word: string): string {
  const root = word.replace(VOWELS_AT_END, '');
  if (root.length >= 5) return root.slice(0, -1);
  return root.length >= 3 ? root : word;
}
