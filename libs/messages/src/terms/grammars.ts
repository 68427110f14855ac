import { baseLanguage } from '@sandtable/text';
import { english } from './english.ts';
import { formKey } from './form-keys.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Grammar, Stated } from './grammar.ts';

const GRAMMARS: Readonly<Record<string, Grammar>> = { de: german, en: english, fr: french };

/** Of a language nobody described, words have the forms that are written, in whatever cases and numbers. */
const written: Grammar = {
  genders: [],
  derived: [],
  plural: ({ given }) => given.pl,
  form: ({ word, given }, spoken) => {
    const key = formKey({ ...spoken, article: 'none' });
    const form = key === '' ? word : given[key];
    return form === '-' ? undefined : form;
  },
  article: () => '',
};

/** Whether forms of a language, in whatever region, are made where they aren't written. */
export const isDescribed = (lang: string): boolean => Object.hasOwn(GRAMMARS, baseLanguage(lang));

export const grammarOf = (lang: string): Grammar =>
  (isDescribed(lang) ? GRAMMARS[baseLanguage(lang)] : undefined) ?? written;

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
