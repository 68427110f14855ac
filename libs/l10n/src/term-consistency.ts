import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { formsOf, isTermIn, placesIn, type Term, type TermBase } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import { type Entry, isReady } from './po/po.ts';
import { replaced } from './wording.ts';

/**
 * Translations that say a term of their source in another way than the term base does, so that one thing has two names
 * in one language. Links are left out: where they lead says what they mean.
 */
export function termFindings(
  entries: readonly Entry[],
  source: TermBase | undefined,
  target: TermBase | undefined,
  spanOf: (entry: Entry) => Span,
): readonly Diagnostic[] {
  if (source === undefined || target === undefined) return [];
  const known = formsByWord(source);
  const theirs = new Map(target.terms.map((term) => [term.id, term] as const));
  return entries.filter(isReady).flatMap((entry) => {
    const words = entry.targets[0] ?? '';
    return [...termsIn(entry.source, known)].flatMap(([found, ids]) => {
      const terms = [...ids].flatMap((id) => theirs.get(id) ?? []);
      const [first] = terms;
      if (first === undefined || terms.some((term) => isSaid(term, target.lang, words))) return [];
      const fields = { found, word: first.word, id: first.id };
      return [finding('l10n/term', spanOf(entry), fields, { severity: 'warning' })];
    });
  });
}

interface Form {
  readonly text: string;
  readonly id: string;
}

/** All forms of a language by the first of their words. */
function formsByWord({ terms, lang }: TermBase): ReadonlyMap<string, readonly Form[]> {
  const all = terms.flatMap((term) => formsOf(term, lang).map((text) => ({ text, id: term.id })));
  return Map.groupBy(all, ({ text }) => WORD.exec(text)?.[0] ?? '');
}

const WORD = /[\p{L}\p{N}-]+/u;
const WORDS = /[\p{L}\p{N}-]+/gu;
const GOES_ON = /^[\p{L}\p{N}-]/u;

/** Terms that a source names in its prose: of forms that begin at one place the longest one is meant. */
function termsIn(
  source: string,
  known: ReadonlyMap<string, readonly Form[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const prose = replaced(source, () => '\u0000').replace(/`[^`]*`/g, '\u0000');
  const found = new Map<string, ReadonlySet<string>>();
  let done = 0;
  for (const { 0: word, index } of prose.matchAll(WORDS)) {
    if (index < done) continue;
    const rest = prose.slice(index);
    const fits = (known.get(word) ?? []).filter(
      ({ text }) => rest.startsWith(text) && !GOES_ON.test(rest.slice(text.length)),
    );
    const longest = Math.max(0, ...fits.map(({ text }) => text.length));
    if (longest === 0) continue;
    done = index + longest;
    found.set(prose.slice(index, done), new Set(fits.flatMap(({ text, id }) => (text.length === longest ? [id] : []))));
  }
  return found;
}

/** Said by its words, or by a value or link that names it. */
const isSaid = (term: Term, lang: string, words: string): boolean =>
  isTermIn(term, lang, words) ||
  placesIn(words).some((place) => 'asked' in place && place.asked?.path.startsWith(term.id));
