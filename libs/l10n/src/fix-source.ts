import { type Catalogue, type Entry, FUZZY, isFuzzy } from './po/po.ts';

/**
 * Says that a change of the source did not change what it means: what waits for a look because of it counts as
 * translated again. Without fragments all that waits is meant.
 */
export function fixSource(catalogue: Catalogue, fragments: readonly string[]): Catalogue {
  const meant = (entry: Entry): boolean =>
    isFuzzy(entry) && !entry.obsolete && (fragments.length === 0 || fragments.includes(entry.context));
  return { ...catalogue, entries: catalogue.entries.map((entry) => (meant(entry) ? settled(entry) : entry)) };
}

const settled = (entry: Entry): Entry => ({
  ...entry,
  flags: entry.flags.filter((flag) => flag !== FUZZY),
  previous: undefined,
});
