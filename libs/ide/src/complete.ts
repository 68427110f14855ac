import { lookAtCell } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Language } from '@sandtable/messages';
import { DECLARATION_WORDS, STATEMENT_WORDS } from '@sandtable/syntax';
import { type Caret, caretAt } from './caret.ts';
import { completeLayout } from './complete-layout.ts';
import { type Looked, lookAtCaret } from './half-typed.ts';
import { type Item, keyword } from './items.ts';
import { offer, offerInTable } from './offer.ts';
import { textOf } from './places.ts';

export interface Completion {
  /** The word that an item takes the place of, in the text of today. */
  readonly start: number;
  readonly end: number;
  /** Best first. */
  readonly items: readonly Item[];
}

/** Words of expressions, and words that begin a member of a type or clause of a question. */
const EXPRESSION_WORDS = `not none true false if match some no all count sum min max first only best map`.split(' ');

/** What could be typed at an offset of a rules file, of a table, or of the layout. */
export function completeAt(library: Library, file: string, offset: number, lang: Language): Completion {
  const caret = caretAt(textOf(library, file), offset);
  const table = library.tables.find(({ path }) => path === file);
  if (table !== undefined) {
    const sought = lookAtCell(library.basis, table, offset);
    const items = sought === undefined ? [] : offerInTable(library, sought, caret.prefix, lang);
    return { start: caret.start, end: caret.end, items: fitting(items, caret.prefix) };
  }
  if (file === library.layout) {
    const { items, ...place } = completeLayout(library, textOf(library, file), offset);
    return { ...place, items: fitting(items, textOf(library, file).slice(place.start, offset)) };
  }
  const items = library.files.has(file) && !caret.inText ? itemsAt(library, file, caret, lang) : [];
  return { start: caret.start, end: caret.end, items: fitting(items, caret.prefix) };
}

function itemsAt(library: Library, file: string, caret: Caret, lang: Language): readonly Item[] {
  if (caret.column1) return DECLARATION_WORDS.map((word) => keyword(word, 0));
  const looked = lookAtCaret(library, file, caret);
  return looked === undefined
    ? wordsAt(caret, undefined)
    : [...offer(library, looked, caret.prefix, lang), ...wordsAt(caret, looked)];
}

/** Words of the language: statements where one may begin, and those of expressions where a value is wanted. */
function wordsAt({ heads, chunk }: Caret, looked: Looked | undefined): readonly Item[] {
  if (looked !== undefined && looked.sought.what !== 'value') return [];
  const code = looked === undefined ? BODIES.test(chunk?.text ?? '') : BODY_NODES.has(looked.decl.node);
  if (!code) return looked === undefined ? [] : ['none', 'true', 'false'].map((word) => keyword(word, 5));
  return heads ? STATEMENT_WORDS.map((word) => keyword(word, 1)) : EXPRESSION_WORDS.map((word) => keyword(word, 5));
}

const BODIES = /^(?:procedure|function|search|policy|play|whenever|example|expect|decisions)\b/;
const BODY_NODES = new Set([
  'procedure',
  'function',
  'search',
  'policy',
  'play',
  'whenever',
  'example',
  'expect',
  'pile',
  'decisions',
]);

/** Those whose name has what is typed in it, names that begin with it first; of those that fit as well, what is a value by itself. */
export function fitting(items: readonly Item[], prefix: string): readonly Item[] {
  const typed = prefix.toLowerCase();
  const seen = new Set<string>();
  const distance = ({ label, rank }: Item): number => rank + (label.toLowerCase().startsWith(typed) ? 0 : 10);
  return items
    .filter(({ label }) => label.toLowerCase().includes(typed) && !seen.has(label) && seen.add(label))
    .sort((a, b) => distance(a) - distance(b) || needsArguments(a) - needsArguments(b) || (a.label < b.label ? -1 : 1));
}

const needsArguments = ({ sort }: Item): number => (sort === 'function' || sort === 'builtin' ? 1 : 0);
