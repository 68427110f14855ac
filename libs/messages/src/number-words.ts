import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { baseLanguage, type Span } from '@sandtable/text';
import { placesIn } from './chapter-places.ts';
import type { TermBase } from './terms/check-terms.ts';
import { grammarOf } from './terms/grammars.ts';
import { pluralCategory } from './terms/plural-rules.ts';
import { lookUp, type TextNode } from './text-values.ts';

type At = (start: number, end: number) => Span;

/**
 * Where a value of today stands before a term in the wrong number: “1 cards”. A variant that changes the value makes
 * such sentences, so the rules are asked as they are laid.
 */
export function wrongNumbers(
  text: string,
  root: TextNode,
  base: Pick<TermBase, 'lang' | 'terms'>,
  at: At,
): readonly Diagnostic[] {
  const forms = numberedForms(base);
  return placesIn(text).flatMap((place) => {
    if (place.sort !== 'value' || place.words !== undefined) return [];
    const value = lookUp(root, place.asked.path).node?.text?.();
    const word = /^[ \u00a0\u202f]([\p{L}’-]+)/u.exec(text.slice(place.end));
    const stands = word?.[1] === undefined ? undefined : forms.get(word[1]);
    if (value === undefined || !/^\d+$/.test(value) || stands === undefined || word === null) return [];
    const wanted = isOne(Number(value), base.lang) ? 'sg' : 'pl';
    if (stands.number === wanted || stands.number === 'both') return [];
    if (wanted === 'pl' && baseLanguage(base.lang) === 'en' && isModifier(text, place.end + word[0].length)) return [];
    const start = place.end + 1;
    const span = at(start, start + (word[1]?.length ?? 0));
    const fields = { value, found: word[1] ?? '', path: place.asked.path, wanted };
    return [finding('text/number', span, fields, { severity: 'warning' })];
  });
}

/** “96 deck cards”: in English a singular may belong to the word behind it. */
const isModifier = (text: string, end: number): boolean => /^[ -]\p{L}/u.test(text.slice(end));

const isOne = (value: number, lang: string): boolean => pluralCategory(lang, value) === 'one';

interface Numbered {
  readonly number: 'sg' | 'pl' | 'both';
}

/** Words of terms that say by themselves whether there is one. */
function numberedForms({ lang, terms }: Pick<TermBase, 'lang' | 'terms'>): ReadonlyMap<string, Numbered> {
  const grammar = grammarOf(lang);
  const all = new Map<string, Numbered>();
  for (const term of terms) {
    const plural = grammar.plural(term);
    // What cannot be counted stands in the singular behind any number.
    if (plural === undefined || plural === '-') continue;
    for (const number of ['sg', 'pl'] as const)
      for (const kase of ['nom', 'gen', 'dat', 'acc']) {
        const form = grammar.form(term, { number, kase, article: 'none' });
        if (form === undefined || form.includes(' ')) continue;
        const known = all.get(form);
        all.set(form, { number: known === undefined || known.number === number ? number : 'both' });
      }
  }
  return all;
}
