import type { Library } from '@sandtable/compiler';
import type { Span } from '@sandtable/text';
import { type OutlineLine, outlineOf } from './outline.ts';
import { nameSpan, usesIn } from './places.ts';

/** Something with a name that one can go to; `within` is what it belongs to. */
export interface Found {
  readonly name: string;
  readonly sort: OutlineLine['sort'] | 'file';
  readonly within: string;
  readonly place: Span;
}

/**
 * The declarations, members, phases, questions and files whose name is like a query, best first and then by name. `paths` are the files
 * that one can go to, rules or not. An empty query fits all.
 */
export function findNames(library: Library, paths: readonly string[], query: string, most = 100): readonly Found[] {
  const files = paths.map(
    (path): Found => ({ name: path, sort: 'file', within: '', place: { file: path, start: 0, end: 0 } }),
  );
  const ranked = [...declared(library), ...inTables(library), ...files].flatMap((one) => {
    const rank = likeness(one.name, query);
    return rank === undefined ? [] : [{ one, rank }];
  });
  // Whoever has typed nothing looks through all of them.
  const isLooking = query.trim() === '';
  const byLength = (a: Found, b: Found): number => (isLooking ? 0 : a.name.length - b.name.length);
  ranked.sort((a, b) => a.rank - b.rank || byLength(a.one, b.one) || collator.compare(a.one.name, b.one.name));
  return ranked.slice(0, most).map(({ one }) => one);
}

const collator = new Intl.Collator('en', { numeric: true });

function declared(library: Library): readonly Found[] {
  return [...library.files.keys()].flatMap((file) => outlineOf(library, file).flatMap((line) => flat(line, '')));
}

const flat = (line: OutlineLine, within: string): readonly Found[] => [
  ...(UNNAMED.has(line.sort) ? [] : [{ name: line.name, sort: line.sort, within, place: line.head }]),
  ...line.children.flatMap((child) => flat(child, line.name)),
];

/** A table repeats the name of its kind; one finds its members. */
const UNNAMED = new Set<OutlineLine['sort']>(['table', 'ruleset', 'seats', 'expect', 'notation']);

/** Members whose rows stand in files. */
const inTables = (library: Library): readonly Found[] =>
  usesIn(library).flatMap((use) => {
    const { defines, target, span } = use;
    if (!defines || target.sort !== 'member' || library.files.has(span.file)) return [];
    return [{ name: target.name, sort: 'member' as const, within: target.of, place: nameSpan(library, use) }];
  });

/** How like a query a name is, 0 the same; undefined where its letters are not even there in their order. */
function likeness(name: string, query: string): number | undefined {
  const [text, typed] = [name.toLowerCase(), query.trim().toLowerCase()];
  if (text === typed) return 0;
  if (text.startsWith(typed)) return 1;
  const at = text.indexOf(typed);
  if (at >= 0) return beginsWord(name, at) ? 2 : 3;
  return hasInOrder(text, typed) ? 4 : undefined;
}

const beginsWord = (name: string, at: number): boolean =>
  /[^\p{L}\p{N}]/u.test(name[at - 1] ?? ' ') || /\p{Lu}/u.test(name[at] ?? '');

function hasInOrder(text: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = text.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
