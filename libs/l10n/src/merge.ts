import { type Catalogue, type Entry, FUZZY, isFuzzy, isTranslated, keyOf } from './po/po.ts';
import { similarity } from './similar.ts';

/** Sources less alike than this are told apart. */
const ALIKE = 0.6;

/**
 * A catalogue brought up to a template. What is in both stays; a text whose source was changed keeps its translation
 * and the source it was made from, and waits for a look; what the template has no more is kept at the end.
 */
export function merge(template: Catalogue, old: Catalogue): Catalogue {
  const known = new Map(old.entries.map((entry) => [keyOf(entry), entry]));
  const wanted = new Set(template.entries.map(keyOf));
  const free = new Set(old.entries.filter((entry) => !wanted.has(keyOf(entry)) && isTranslated(entry)));
  const entries = template.entries.map((fresh) => {
    const same = known.get(keyOf(fresh));
    if (same !== undefined) return kept(fresh, same);
    const like = mostAlike(fresh, free);
    if (like === undefined) return fresh;
    free.delete(like);
    return stale(fresh, like);
  });
  const gone = [...free].map((entry) => ({ ...entry, about: [], places: [], obsolete: true }));
  return { header: headerOf(template, old), headComments: old.headComments, entries: [...entries, ...gone] };
}

/** The catalogue of a language that nothing is translated into yet; merged with the template it has all its texts. */
export const begun = (template: Catalogue, lang: string): Catalogue => ({
  header: template.header.map(([name, value]) => [name, name === 'Language' ? lang : value] as const),
  headComments: [],
  entries: [],
});

/** The translator's own lines and translation under what is said of the source today. */
const kept = (fresh: Entry, { notes, flags, previous, targets }: Entry): Entry => ({
  ...fresh,
  notes,
  flags: [...flags.filter((flag) => flag === FUZZY), ...fresh.flags],
  previous,
  targets,
});

const stale = (fresh: Entry, was: Entry): Entry => ({
  ...fresh,
  notes: was.notes,
  flags: [FUZZY, ...fresh.flags],
  // What was waiting already goes on waiting for the look at the source it was made from.
  previous: isFuzzy(was) && was.previous ? was.previous : { context: was.context, source: was.source },
  targets: was.targets,
});

/** Of what nobody claims, what is most like it: in the same fragment first, and anywhere if it is the very same text. */
function mostAlike(fresh: Entry, free: ReadonlySet<Entry>): Entry | undefined {
  let best: Entry | undefined;
  let most = ALIKE;
  for (const entry of free) {
    const near =
      entry.context === fresh.context
        ? similarity(entry.source, fresh.source)
        : Number(entry.source === fresh.source) * 0.99;
    if (near < most || (best !== undefined && near === most)) continue;
    [best, most] = [entry, near];
  }
  return best;
}

/** What translators wrote into the header stays, below what the template says of the project. */
function headerOf(template: Catalogue, old: Catalogue): Catalogue['header'] {
  const theirs = new Map(old.header);
  const ours = template.header.map(
    ([name, value]) => [name, name === 'Project-Id-Version' ? value : (theirs.get(name) ?? value)] as const,
  );
  const names = new Set(template.header.map(([name]) => name));
  return [...ours, ...old.header.filter(([name]) => !names.has(name))];
}
