import { filled } from '@sandtable/l10n';
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
  const own = bases.find((base) => base.lang === SOURCE)?.terms ?? [];
  const other = new Map(bases.find((base) => base.lang === lang)?.terms.map((term) => [term.id, term] as const));
  const words = filled(source, {});
  return own
    .filter((term) => formsOf(term, SOURCE).some((form) => stands(form, words)) || source.includes(`(${term.id})`))
    .map(({ id, word, note }) => {
      const said = other.get(id);
      return { id, word, target: said?.word, note: said?.note || note, never: said?.never ?? [] };
    });
}

const stands = (form: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text);
