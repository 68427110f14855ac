import { pathToId } from '../id.ts';
import { formKey } from './form-keys.ts';
import type { Spoken } from './grammar.ts';
import { grammarOf } from './grammars.ts';
import { readTerms } from './read-terms.ts';
import { type Term, termPath, termsLanguage } from './term.ts';

/** A term base as Fluent: each term is a message that says the word, with its forms, gender and article as attributes. */
export const termsFtl = (path: string, text: string): string =>
  readTerms(path, text)
    .terms.map((term) => messageOf(term, termsLanguage(path)))
    .join('');

function messageOf(term: Term, lang: string): string {
  const made = spokenWays(lang).flatMap((spoken) => formOf(term, spoken, lang));
  // What is written counts, also for cases and numbers that nobody described.
  const written = Object.entries(term.given).filter(([, form]) => form !== '-');
  const forms = new Map([...made, ...written]);
  const attributes = [
    ...(term.gender === '' ? [] : [['gender', term.gender] as const]),
    ...(term.bare ? [['article', 'none'] as const] : []),
    ...forms,
  ];
  const lines = attributes.map(([key, word]) => `    .${key} = ${quoted(word)}\n`);
  return `${pathToId(termPath(term.id))} = ${quoted(term.word)}\n${lines.join('')}`;
}

const spokenWays = (lang: string): readonly Spoken[] =>
  (['sg', 'pl'] as const).flatMap((number) =>
    ['nom', ...grammarOf(lang).derived].flatMap((kase) =>
      (['none', 'def', 'indef'] as const).map((article) => ({ number, kase, article })),
    ),
  );

/** A form with an article is written if it differs from the one without. */
function formOf(term: Term, spoken: Spoken, lang: string): readonly (readonly [string, string])[] {
  const grammar = grammarOf(lang);
  const form = grammar.form(term, spoken);
  if (form === undefined) return [];
  const like = spoken.article === 'none' ? undefined : grammar.form(term, { ...spoken, article: 'none' });
  const key = formKey(spoken);
  return key === '' || form === like ? [] : [[key, form]];
}

/** Signs that mean something in Fluent stand in quotation marks. */
const quoted = (word: string): string => word.replace(/[{}]|^[[*.]/g, (sign) => `{"${sign}"}`);
