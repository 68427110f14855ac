import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { placesIn } from '../chapter-places.ts';
import type { TermBase } from './check-terms.ts';
import { formsOf } from './grammars.ts';
import { isTermIn } from './term-in.ts';

/** Where something of a text stands in its file. */
type At = (start: number, end: number) => Span;

/**
 * How a text uses the terms of its language: links whose words are no form of what they lead to, and words that were
 * given up for others.
 */
export const termUse = (text: string, base: Pick<TermBase, 'lang' | 'terms'>, at: At): readonly Diagnostic[] => [
  ...linksOf(text, base, at),
  ...forbiddenIn(text, base, at),
];

function linksOf(text: string, { lang, terms }: Pick<TermBase, 'lang' | 'terms'>, at: At): readonly Diagnostic[] {
  return placesIn(text).flatMap((place) => {
    if (place.sort !== 'value' || place.words === undefined || place.words === '' || place.key) return [];
    const term = terms.find(({ id }) => id === place.asked.path);
    if (term === undefined) return [];
    const forms = formsOf(term, lang);
    if (isTermIn(term, lang, place.words)) return [];
    const span = at(place.start + 1, place.start + 1 + place.words.length);
    const fields = { words: place.words, id: term.id, word: term.word };
    const like = near(place.words, forms);
    if (like === undefined) return [finding('term/form', span, fields, { severity: 'warning' })];
    const fix = { title: 'fix/replace', fields: { old: place.words, new: like }, edits: [{ span, text: like }] };
    return [finding('term/form', span, { ...fields, near: like }, { severity: 'warning', fixes: [fix] })];
  });
}

/** What is not prose: places of values, targets of links, code. */
const SILENT = /\{[^{}\n]*\}|\]\([^()\s]+\)|`[^`\n]*`|^\s*explains:.*$/gm;
/** A sign that no word has, so that places stay where they are. */
const blank = (part: string): string => '\u0000'.repeat(part.length);

/** Words that were given up, in whatever form they stand. */
export function forbiddenIn(
  text: string,
  { lang, terms }: Pick<TermBase, 'lang' | 'terms'>,
  at: At,
): readonly Diagnostic[] {
  const prose = text.replace(SILENT, blank);
  return terms.flatMap((term) =>
    term.never.flatMap((never) =>
      [...prose.matchAll(anyOf(formsOf({ ...term, word: never, given: {} }, lang)))].map(({ 0: found, index }) => {
        const span = at(index, index + found.length);
        const word = /^\p{Lu}/u.test(found) ? term.word.replace(/^./u, (sign) => sign.toUpperCase()) : term.word;
        const fix = { title: 'fix/replace', fields: { old: found, new: word }, edits: [{ span, text: word }] };
        return finding(
          'term/forbidden',
          span,
          { found, word: term.word, id: term.id },
          { severity: 'warning', fixes: [fix] },
        );
      }),
    ),
  );
}

/** The longest form first, so that a plural is not read as its singular. */
const anyOf = (forms: readonly string[]): RegExp => {
  const words = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'giu');
};
