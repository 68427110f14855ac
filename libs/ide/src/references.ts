import type { Target, Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Span } from '@sandtable/text';
import { meaningAt, nameSpan, usesIn } from './places.ts';

const same = (a: Target, b: Target): boolean => a.name === b.name && a.sort === b.sort && a.of === b.of;

/** All uses of what is meant at a place, each place once. */
function usesOf(library: Library, target: Target): readonly Use[] {
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
  return [...namedAt(library, use.target)].sort(byPlace);
}

/** Every place that names something, in all files; what variants replace is named in the base. */
export function namedAt(library: Library, target: Target): readonly Span[] {
  const { base } = library;
  const own = usesOf(library, target).map((one) => nameSpan(library, one));
  const below = base === undefined ? [] : usesOf(base, target).map((one) => nameSpan(base, one));
  return distinct([...own, ...below, ...drawnOf(library, target), ...outsideRules(library, target)]);
}

/** Where the layout names something. */
function drawnOf({ drawn }: Library, { sort, name, of }: Target): readonly Span[] {
  const meant = drawn.filter((one) => one.sort === sort && one.name === name && (one.of ?? of) === of);
  // What is spelled in another way, with escapes, is left for its author.
  return meant.flatMap(({ span }) => (span.end - span.start === name.length ? [span] : []));
}

/** Where variants, messages, chapters and catalogues name something. */
function outsideRules(library: Library, target: Target): readonly Span[] {
  const patched = library.inVariants().filter((one) => same(one.target, target));
  const procedure = target.sort === 'local' ? procedureOf(library, target) : undefined;
  const inTexts = library.inTexts().filter((one) => {
    if (one.within === undefined) return same(one.target, target);
    return one.within === procedure && one.target.name === target.name;
  });
  return distinct([...patched.map((one) => nameSpan(library, one)), ...inTexts.map(({ span }) => span)]);
}

/** The procedure whose texts may tell of a local; none where it has several of this name. */
function procedureOf(library: Library, { name, of }: Target): string | undefined {
  const owner = ownerOf(library, of);
  const all = usesIn(library).filter(
    ({ target, defines }) => defines && target.sort === 'local' && target.name === name,
  );
  const others = new Set(all.map(({ target }) => target.of).filter((one) => one !== of));
  return owner === undefined || [...others].some((one) => ownerOf(library, one) === owner) ? undefined : owner;
}

/** A local is known by a procedure and its parameters, by the path of a question, or by its place. */
function ownerOf({ files }: Library, of: string): string | undefined {
  if (of.endsWith('()')) return of.slice(0, -2);
  const [, file, start] = /^(.*):(\d+)$/.exec(of) ?? [];
  if (file === undefined) return of.split('/')[0];
  const at = Number(start);
  const decl = files.get(file)?.decls.find(({ span }) => span.start <= at && span.end >= at);
  return decl?.node === 'procedure' ? decl.name.text : decl?.node;
}

const distinct = (spans: readonly Span[]): readonly Span[] => [
  ...new Map(spans.map((span) => [`${span.file}:${span.start}`, span])).values(),
];

const byPlace = (a: Span, b: Span): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start);
