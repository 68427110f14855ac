import { formsOf, houseRulePath, type Messages, type TermBase } from '@sandtable/messages';
import type { BookWords } from './rulebook.ts';
import type { BookTerm } from './word-list.ts';

/** The words of a book in the language of its messages. */
export const bookWords = (messages: Messages): BookWords => ({
  contents: messages.text('rulebook/contents'),
  glossary: messages.text('rulebook/glossary'),
  index: messages.text('rulebook/index'),
  signs: messages.text('rulebook/signs'),
  original: messages.text('rulebook/original'),
  figure: messages.text('rulebook/figure'),
  yes: messages.text('rules-text/yes'),
  no: messages.text('rules-text/no'),
  chapter: (number) => messages.text('rulebook/chapter', { number }),
});

/** The terms of a language that a book explains: not the names of single members, of which there may be hundreds. */
export const bookTerms = (bases: readonly TermBase[], lang: string): readonly BookTerm[] =>
  (bases.find((base) => base.lang === lang)?.terms ?? [])
    .filter(({ id }) => id.includes('/'))
    .map((term) => ({ id: term.id, word: term.word, note: term.note, forms: formsOf(term, lang) }));

/** The line that says which house rules the rules are printed with, if any. */
export function bookHouseRules(messages: Messages, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const called = names.map((name) => {
    const path = houseRulePath(name);
    return messages.has(path) ? messages.text(path) : name;
  });
  return [messages.text('rulebook/variants', { names: called.join(', ') })];
}
