import { isTerms, messageLanguage, termsLanguage } from '@sandtable/messages';
import { languageParents } from '@sandtable/text';
import { PAGE_LANGUAGES, TEST_LANGUAGE, wordsFor } from '../words.ts';

type Buffers = Readonly<Record<string, { readonly text: string }>>;

/** Files of a ruleset by their paths in its folder. */
export const filesIn = (
  buffers: Buffers,
  ruleset: string | undefined,
): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(buffers)
    .filter(([path]) => path.startsWith(`${ruleset}/`))
    .map(([path, { text }]) => ({ path: path.slice(`${ruleset}/`.length), text }));

/** Languages that a ruleset has words in. */
export const languagesIn = (paths: Iterable<string>): readonly string[] =>
  [
    ...new Set([...paths].flatMap((path) => (isTerms(path) ? termsLanguage(path) : (messageLanguage(path) ?? [])))),
  ].toSorted();

/**
 * Languages whose words are laid over each other, the last on top: the one that was chosen and what it is a part of
 * (`pt` below `pt-BR`), else English, else German, else whatever there is.
 */
export function languageChain(lang: string, have: readonly string[]): readonly string[] {
  const chosen = languageParents(lang).toReversed();
  const wanted = ['de', 'en', ...chosen].filter((one) => have.includes(one));
  // Those that nobody asked for come first, however they are sorted; of one that comes twice the last place holds.
  const others = have.filter((one) => !wanted.includes(one));
  return [...new Set([...others, ...wanted].toReversed())].toReversed();
}

/** What can be chosen: languages of the page, those of the ruleset, and for `translators` the one for tests. */
export const offeredLanguages = (have: readonly string[], translators: boolean): readonly string[] => [
  ...new Set([
    ...PAGE_LANGUAGES,
    ...have.filter((one) => one !== TEST_LANGUAGE),
    ...(translators ? [TEST_LANGUAGE] : []),
  ]),
];

/** What is shown in another language than the one that was chosen, and in which. */
export function fellBack(
  lang: string,
  have: readonly string[] | undefined,
): { readonly page: string | undefined; readonly rules: string | undefined } {
  if (lang === TEST_LANGUAGE) return { page: undefined, rules: undefined };
  const top = have && languageChain(lang, have).at(-1);
  return {
    page: wordsFor(lang) !== undefined ? undefined : 'en',
    rules: top !== undefined && languageParents(lang).includes(top) ? undefined : top,
  };
}

/** A language as those call it who speak it. */
export function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1);
}
