import { DECLARED_SORTS, type Sort, type Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { ExampleDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { changedBy } from './changed-by.ts';
import type { Lens } from './lens.ts';
import { nameSpan, usesIn } from './places.ts';

const isCounted = new Set<Sort>(DECLARED_SORTS);

/** How often the declarations of a file are used in all rules and tables, by how many examples, and which house rules change them. */
export function lensesOf(library: Library, file: string, lang: Language): readonly Lens[] {
  const words = messagesIn(lang);
  const { declared, used } = counted(library, file);
  const inFiles = Map.groupBy(library.basis.draft.decls.of('example'), ({ span }) => span.file);
  const counts = declared.map((use): Lens => {
    const own = used.get(use.target.sort)?.get(use.target.name) ?? [];
    const examples = new Set(own.flatMap(({ span }) => exampleAt(inFiles.get(span.file), span) ?? [])).size;
    const parts = [words.text('ide/uses', { count: own.length })];
    if (examples > 0) parts.push(words.text('ide/used-in-examples', { count: examples }));
    return { at: nameSpan(library, use), title: parts.join(' · ') };
  });
  return [...counts, ...changedBy(library, file, lang)];
}

interface Counted {
  readonly declared: readonly Use[];
  readonly used: ReadonlyMap<Sort, ReadonlyMap<string, readonly Use[]>>;
}

/** In one walk over all uses, each place once: what is checked twice is noted twice. */
function counted(library: Library, file: string): Counted {
  const declared = new Map<number, Use>();
  const used = new Map<Sort, Map<string, Use[]>>();
  const seen = new Map<string, Set<number>>();
  for (const use of usesIn(library)) {
    const { target, span, defines } = use;
    if (target.of !== '' || !isCounted.has(target.sort)) continue;
    if (defines) {
      if (span.file === file) declared.set(span.start, use);
      continue;
    }
    const places = entryOf(seen, span.file, () => new Set<number>());
    if (places.has(span.start)) continue;
    places.add(span.start);
    entryOf(
      entryOf(used, target.sort, () => new Map<string, Use[]>()),
      target.name,
      () => [],
    ).push(use);
  }
  const inOrder = [...declared.values()].sort((a, b) => a.span.start - b.span.start);
  return { declared: inOrder, used };
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** The one that a place of a tree lies in. */
const exampleAt = (examples: readonly ExampleDecl[] | undefined, { start, end }: Span): ExampleDecl | undefined =>
  examples?.find(({ span }) => span.start <= start && span.end >= end);
