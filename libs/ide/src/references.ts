import type { Target, Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Span } from '@sandtable/text';
import { meaningAt, nameSpan, usesIn } from './places.ts';

const same = (a: Target, b: Target): boolean => a.name === b.name && a.sort === b.sort && a.of === b.of;

/** All uses of what is meant at a place, each place once. */
export function usesOf(library: Library, target: Target): readonly Use[] {
  const seen = new Set<string>();
  return usesIn(library).filter((use) => {
    if (!same(use.target, target)) return false;
    const place = `${use.span.file}:${use.span.start}`;
    return !seen.has(place) && seen.add(place);
  });
}

/** Where the thing that stands at an offset is declared; for a member of a table file, its place in that file. */
export function definitionAt(library: Library, file: string, offset: number): Span | undefined {
  const use = meaningAt(library, file, offset);
  return use && definitionOf(library, use.target);
}

export function definitionOf(library: Library, target: Target): Span | undefined {
  const found = usesIn(library).find(({ target: other, defines }) => defines && same(other, target));
  return found && nameSpan(library, found);
}

/** Every place that names what stands at an offset, its declaration among them, by file and place. */
export function referencesAt(library: Library, file: string, offset: number): readonly Span[] {
  const use = meaningAt(library, file, offset);
  if (use === undefined) return [];
  return [...usesOf(library, use.target).map((one) => nameSpan(library, one)), ...drawnOf(library, use.target)].sort(
    byPlace,
  );
}

/** Where the layout names something. */
export function drawnOf({ drawn }: Library, { sort, name, of }: Target): readonly Span[] {
  const meant = drawn.filter((one) => one.sort === sort && one.name === name && (one.of ?? of) === of);
  // What is spelled in another way, with escapes, is left for its author.
  return meant.flatMap(({ span }) => (span.end - span.start === name.length ? [span] : []));
}

const byPlace = (a: Span, b: Span): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start);
