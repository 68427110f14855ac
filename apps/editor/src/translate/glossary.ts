import { filled, insertable } from '@sandtable/l10n';
import { formsOf, type TermBase } from '@sandtable/messages';

/** A word of the source that the term base has, and what it is called in the other language. */
export interface GlossaryEntry {
  readonly id: string;
  readonly word: string;
  /** Undefined where nobody has said it yet. */
  readonly target: string | undefined;
  readonly note: string;
  readonly never: readonly string[];
}

const SOURCE = 'de';

/** The terms that a text of the source names, in whatever form, in the order of the term base. */
export function glossaryFor(source: string, bases: readonly TermBase[], lang: string): readonly GlossaryEntry[] {
  const own = sourceTerms(bases);
  const other = new Map(bases.find((base) => base.lang === lang)?.terms.map((term) => [term.id, term] as const));
  const words = filled(source, {});
  return own
    .filter((term) => isNamed(term, source, words))
    .map(({ id, word, note }) => {
      const said = other.get(id);
      return { id, word, target: said?.word, note: said?.note || note, never: said?.never ?? [] };
    });
}

/** What can be put into the translation of a text: what it takes from the rules, and what its terms are called. */
export const insertableFor = (source: string, bases: readonly TermBase[], lang: string): readonly string[] => [
  ...new Set([...insertable(source), ...glossaryFor(source, bases, lang).flatMap(({ target }) => target ?? [])]),
];

/** Terms that any of some texts names, by the order of their words. */
export function termsNamed(sources: readonly string[], bases: readonly TermBase[]): readonly Term[] {
  const texts = sources.map((source) => ({ source, words: filled(source, {}) }));
  return sourceTerms(bases)
    .filter((term) => texts.some(({ source, words }) => isNamed(term, source, words)))
    .toSorted((a, b) => a.word.localeCompare(b.word, SOURCE));
}

/** Whether a text of the source names a term. */
export function namesTerm(source: string, id: string, bases: readonly TermBase[]): boolean {
  const term = sourceTerms(bases).find((one) => one.id === id);
  return term !== undefined && isNamed(term, source, filled(source, {}));
}

type Term = TermBase['terms'][number];

const sourceTerms = (bases: readonly TermBase[]): readonly Term[] =>
  bases.find((base) => base.lang === SOURCE)?.terms ?? [];

const isNamed = (term: Term, source: string, words: string): boolean =>
  source.includes(`(${term.id})`) || formsOf(term, SOURCE).some((form) => stands(form, words));

/** Most terms are not in most texts, which is found out faster without an expression. */
const stands = (form: string, text: string): boolean =>
  text.includes(form) &&
  new RegExp(`(?<![\\p{L}\\d])${form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text);
