import { bend, createWords, type Language, type Words } from '@sandtable/messages';
import { de, en, type Word } from './words.gen.ts';

export type { Word } from './words.gen.ts';
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** Languages that the page itself is written in, in the order in which they are offered. */
export const PAGE_LANGUAGES: readonly string[] = ['en', 'de', 'fr'];
/** A language that nobody speaks: what stays plain in it was never given to translators. */
export const TEST_LANGUAGE = 'qps';

/** Words by language; what a language does not say is said in English. Rarely read ones are fetched when they are chosen. */
const texts = new Map<string, readonly string[]>([
  ['en', [en]],
  ['de', [de, en]],
]);
const made = new Map<string, Words>();

/** Fetches the words of a language, if the page has any that are not there yet. */
export async function fetchWords(lang: string): Promise<void> {
  if (lang !== 'fr' || texts.has(lang)) return;
  const { fr } = await import('./words-fr.gen.ts');
  texts.set(lang, [fr, en]);
}

/** The words of the page in a language; English where the page is not written in it. */
export const say = (lang: string): Say => {
  const of = texts.get(lang);
  if (lang === TEST_LANGUAGE) return (word, values) => bend(say('en')(word, values));
  if (of === undefined) return say('en');
  const known = made.get(lang) ?? createWords(lang, of);
  made.set(lang, known);
  return known;
};

/** The language in which findings and what comes with Sandtable are told. */
export const toldIn = (lang: string): Language => (lang === 'de' ? 'de' : 'en');
