import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Grammar, Stated } from './grammar.ts';

const GRAMMARS: Readonly<Record<string, Grammar>> = { de: german, en: english, fr: french };

/** Of a language nobody described, words have the forms that are written. */
const plain: Grammar = {
  genders: [],
  cases: [],
  plural: ({ given }) => given.pl,
  form: ({ word, given }, { number, kase }) =>
    given[number === 'pl' ? (kase === 'nom' ? 'pl' : `pl-${kase}`) : kase] ??
    (number === 'pl' ? given.pl : word) ??
    word,
  article: () => '',
};

export const grammarOf = (lang: string): Grammar =>
  (Object.hasOwn(GRAMMARS, lang) ? GRAMMARS[lang] : undefined) ?? plain;

/** All forms of a word with and without articles' endings, each once, the word itself first. */
export function formsOf(stated: Stated, lang: string): readonly string[] {
  const grammar = grammarOf(lang);
  const cases = ['nom', 'gen', 'dat', 'acc'];
  const forms = (['sg', 'pl'] as const).flatMap((number) =>
    cases.flatMap((kase) =>
      (['none', 'def', 'indef'] as const).map((article) => grammar.form(stated, { number, kase, article })),
    ),
  );
  return [...new Set([stated.word, ...Object.values(stated.given), ...forms])].filter(
    (form): form is string => form !== undefined && form !== '-',
  );
}
