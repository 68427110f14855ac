import { isTerms, termsLanguage } from './terms/term.ts';
import { termsFtl } from './terms/term-ftl.ts';

interface File {
  readonly path: string;
  readonly text: string;
}

/** Whether a file holds messages of a language: `NAME.LANG.ftl`, `LANG.ftl`, or any in a folder `LANG`. */
const isIn = (path: string, lang: string): boolean =>
  path.endsWith('.ftl') &&
  (path.endsWith(`.${lang}.ftl`) ||
    path.endsWith(`/${lang}.ftl`) ||
    path === `${lang}.ftl` ||
    path.split('/').includes(lang));

/** What a ruleset says in a language, as Fluent: its terms first, then its messages. */
export const wordingIn = (files: readonly File[], lang: string): readonly string[] => [
  ...files
    .filter(({ path }) => isTerms(path) && termsLanguage(path) === lang)
    .map(({ path, text }) => termsFtl(path, text)),
  ...files.filter(({ path }) => isIn(path, lang)).map(({ text }) => text),
];
