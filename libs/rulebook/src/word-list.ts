import { type Fragment, fillBody, type TextValues } from '@sandtable/messages';

/** A term of the rules, as the language of the book has it. */
export interface BookTerm {
  /** `kind/Town`, `concept/siege`. */
  readonly id: string;
  readonly word: string;
  /** All its forms, the word itself among them. */
  readonly forms: readonly string[];
  readonly note: string;
}

/** A word of the book with what it means, and the fragments that speak of it, the most important one first. */
export interface Entry {
  readonly word: string;
  readonly meaning: string;
  readonly places: readonly string[];
}

interface Source {
  readonly fragments: readonly Fragment[];
  readonly values: TextValues;
  readonly lang: string;
}

/** What an entry leads to at most: a word that stands everywhere is looked up where it is explained. */
const MOST = 5;
/** Longer sentences explain too much at once. */
const SENTENCE = 240;

/** Terms and headings from A to Z; those that are found nowhere are left out. */
export function wordList(terms: readonly BookTerm[], source: Source): readonly Entry[] {
  const texts = source.fragments.map((fragment) => ({ fragment, text: plainText(fragment, source) }));
  const ofTerms = terms.map((term) => entryOf(term, texts));
  const known = new Set(ofTerms.map(({ word }) => word.toLowerCase()));
  const titles = source.fragments.filter(({ title, level }) => level > 1 && isWord(title));
  const ofTitles = titles
    .filter(({ title }) => !known.has(title.toLowerCase()))
    .map(({ title, id }) => ({ word: title, meaning: '', places: [id] }));
  const collator = new Intl.Collator(source.lang);
  return merged([...ofTerms, ...ofTitles])
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => collator.compare(a.word, b.word));
}

/** Titles that are questions, or long, are nothing that one looks up. */
const isWord = (title: string): boolean => /^[^?:,.{*_`]{3,32}$/.test(title);

/** Entries of one word are one. */
function merged(entries: readonly Entry[]): readonly Entry[] {
  const all = new Map<string, Entry>();
  for (const entry of entries) {
    const key = entry.word.toLowerCase();
    const known = all.get(key);
    const places = [...new Set([...(known?.places ?? []), ...entry.places])];
    all.set(key, { word: known?.word ?? capital(entry.word), meaning: known?.meaning || entry.meaning, places });
  }
  return [...all.values()];
}

const capital = (word: string): string => word.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());

interface Text {
  readonly fragment: Fragment;
  readonly text: string;
}

function entryOf(term: BookTerm, texts: readonly Text[]): Entry {
  const pattern = patternOf(term.forms);
  const scored = texts.flatMap(({ fragment, text }, i) => {
    const times = text.match(pattern)?.length ?? 0;
    const inTitle = fragment.title.match(pattern) !== null;
    const isExplained = fragment.explains.some(({ part }) => part === term.id);
    const isDefined = definitionIn(text, term.forms) !== undefined;
    const score = times + (inTitle ? 20 : 0) + (isExplained ? 30 : 0) + (isDefined ? 40 : 0);
    return score === 0 ? [] : [{ id: fragment.id, score, i }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score || a.i - b.i).slice(0, MOST);
  const defined = texts.flatMap(({ text }) => definitionIn(text, term.forms) ?? []);
  return { word: term.word, meaning: term.note || (defined[0] ?? ''), places: best.map(({ id }) => id) };
}

/** Whole words, in whatever case they stand. */
const patternOf = (forms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${anyOf(forms)})(?![\\p{L}\\d-])`, 'giu');

const anyOf = (forms: readonly string[]): string =>
  forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');

/** The sentence in which a text sets a term apart, which is where it says what that is. */
function definitionIn(text: string, forms: readonly string[]): string | undefined {
  const emphasised = new RegExp(`(?<!\\*)\\*(?:${anyOf(forms)})\\*(?!\\*)`, 'iu');
  const found = text
    .split(/\n\s*\n/)
    .filter((block) => !/^\s*(?:[|\d-]|\*\s)/.test(block))
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+(?=\p{Lu}|\*)/u))
    .find((sentence) => emphasised.test(sentence));
  const plain = found?.replaceAll(/\*+/g, '').trim() ?? '';
  return /[.!]$/.test(plain) && plain.length <= SENTENCE && !plain.includes('`') ? plain : undefined;
}

/** Markdown with its values, but references, which would be wrong elsewhere. */
const plainText = (fragment: Fragment, { fragments, values }: Source): string =>
  fillBody(fragment, values, fragments, (_, words) => words).replaceAll(/ ?\((?:, )*\)/g, '');
