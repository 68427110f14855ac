import { createWords, type Words } from '@sandtable/messages';
import type { Lang } from './state/state.ts';
import { de, en, type Word } from './words.gen.ts';

export type { Word } from './words.gen.ts';
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const made = new Map<Lang, Words>();

/** The words of the page in one language; what a language does not say is said in English. */
export const say = (lang: Lang): Say => {
  const known = made.get(lang) ?? createWords(lang, lang === 'de' ? [de, en] : [en]);
  made.set(lang, known);
  return known;
};
