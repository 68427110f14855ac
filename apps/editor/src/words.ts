import { bend, createWords, fetchMessages, type Language, type Words, wordedLanguage } from '@sandtable/messages';
import { languageParents } from '@sandtable/text';
import de from '../words/de.ftl?raw';
import en from '../words/en.ftl?raw';
import type { Word } from './word-ids.ts';

export type { Word } from './word-ids.ts';
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** What is rarely read is fetched when it is chosen; a file of words is all that a language needs. */
const others = import.meta.glob<string>(['../words/*.ftl', '!../words/{en,de}.ftl'], {
  query: '?raw',
  import: 'default',
});

/** Whether the page has a text of that name. */
export const isWord = (id: string): id is Word => en.includes(`\n${id} = `);

const fileOf = (lang: string): string => `../words/${lang}.ftl`;
const langOf = (file: string): string => file.slice('../words/'.length, -'.ftl'.length);

/** Languages that the page itself is written in, in the order in which they are offered. */
export const PAGE_LANGUAGES: readonly string[] = ['en', 'de', ...Object.keys(others).map(langOf).toSorted()];
/** A language that nobody speaks: what stays plain in it was never given to translators. */
export const TEST_LANGUAGE = 'qps';

/**
 * The language that the page speaks where this one is chosen: `pt` for `pt-BR`; undefined where it has no words in it.
 */
export const wordsFor = (lang: string): string | undefined =>
  languageParents(lang).find((one) => PAGE_LANGUAGES.includes(one));

/** Words by language; what a language lacks is shown in English. */
const texts = new Map<string, readonly string[]>([
  ['en', [en]],
  ['de', [de, en]],
]);
const made = new Map<string, Words>();

/** Fetches the words of a language that are not there yet: the page's own, and the wording of findings. */
export async function fetchWords(lang: string): Promise<void> {
  // Without a connection, the page still changes to a language that it has words in.
  await Promise.all([fetchOwnWords(lang), fetchMessages(lang).catch(() => undefined)]);
}

async function fetchOwnWords(lang: string): Promise<void> {
  const known = wordsFor(lang);
  const fetched = known === undefined || texts.has(known) ? undefined : await others[fileOf(known)]?.();
  if (known !== undefined && fetched !== undefined) texts.set(known, [fetched, en]);
}

/** The words of the page in a language; English where the page is not written in it. */
export const say = (lang: string): Say => {
  const of = texts.get(wordsFor(lang) ?? lang);
  if (lang === TEST_LANGUAGE) return (word, values) => bend(say('en')(word, values));
  if (of === undefined) return say('en');
  const known = made.get(lang) ?? createWords(lang, of);
  made.set(lang, known);
  return known;
};

/** The language of findings and of what comes with Sandtable. */
export const messageLanguage: (lang: string) => Language = wordedLanguage;
