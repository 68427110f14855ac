import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Said } from './read-ftl.ts';

/** Messages that say each other without end, told once for each circle. */
export function cycles(all: readonly Said[]): readonly Diagnostic[] {
  const told = new Set<Said>();
  return all.flatMap((said) => {
    const way = told.has(said) ? undefined : wayBack(said, all);
    if (way === undefined) return [];
    for (const one of way) told.add(one);
    const names = [...way, said].map(({ id }) => id).join(' → ');
    return [finding('text/cycle', { file: said.file, ...said.named }, { id: said.id, names })];
  });
}

/** The messages from one to itself, it first. */
function wayBack(from: Said, all: readonly Said[]): readonly Said[] | undefined {
  const seen = new Set<Said>();
  const search = (here: Said, way: readonly Said[]): readonly Said[] | undefined => {
    for (const next of referred(here, all)) {
      if (next === from) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      const found = search(next, [...way, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(from, [from]);
}

const referred = ({ references, lang }: Said, all: readonly Said[]): readonly Said[] =>
  references.flatMap(({ name }) => all.find((one) => one.lang === lang && one.id === name.replace(/\..*$/, '')) ?? []);
