import { type Catalogue, type Entry, FUZZY, hasWork, isFuzzy, keyOf } from './po/po.ts';
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
  const free = new Set(old.entries.filter((entry) => !wanted.has(keyOf(entry)) && hasWork(entry)));
  const entries = template.entries.map((fresh) => {
    const same = known.get(keyOf(fresh));
    if (same !== undefined) return kept(fresh, same);
    const like = mostAlike(fresh, free);
    if (like === undefined) return fresh;
    free.delete(like);
    return stale(fresh, like);
  });
  const gone = [...free].map((entry) => ({ ...entry, about: [], places: [], obsolete: true }));
  return { ...old, header: headerOf(template, old), entries: [...entries, ...gone] };
}

/** The catalogue of a language that nothing is translated into yet; merged with the template it has all its texts. */
export const begun = (template: Catalogue, lang: string): Catalogue => ({
  header: template.header.map(([name, value]) => [name, name === 'Language' ? lang : value] as const),
  headComments: [],
  entries: [],
});

/** A catalogue with a header: an empty file, or one that has lost its own, says of which language it is. */
export const headed = (template: Catalogue, old: Catalogue, lang: string): Catalogue =>
  old.header.length > 0 ? old : { ...old, header: begun(template, lang).header };

/** The translator's own lines and translation under today's comments on the source. */
const kept = (fresh: Entry, same: Entry): Entry => ({
  ...fresh,
  ...workOf(same),
  flags: flagsOf(same, fresh, same.flags.includes(FUZZY)),
  previous: same.previous,
});

/** What translators made, with all its forms. */
const workOf = ({ notes, marks, plural, targets }: Entry): Partial<Entry> => ({
  notes,
  ...(marks === undefined ? {} : { marks }),
  ...(plural === undefined ? {} : { plural }),
  targets,
});

/** Of flags only this one comes from the source; others are the translator's. */
const OURS = 'python-brace-format';
const flagsOf = (own: Entry, fresh: Entry, fuzzy: boolean): readonly string[] => [
  ...(fuzzy ? [FUZZY] : []),
  ...fresh.flags,
  ...own.flags.filter((flag) => flag !== FUZZY && flag !== OURS),
];

const stale = (fresh: Entry, was: Entry): Entry => ({
  ...fresh,
  ...workOf(was),
  flags: flagsOf(was, fresh, true),
  // What was waiting already goes on waiting for the look at the source it was made from.
  previous: isFuzzy(was) && was.previous ? was.previous : previousOf(was),
});

const previousOf = ({ context, source, plural }: Entry): Entry['previous'] => ({
  context,
  source,
  ...(plural === undefined ? {} : { plural }),
});

/**
 * Of what nobody claims, what is most like it: in the same fragment first, and anywhere if it is the very same text.
 */
function mostAlike(fresh: Entry, free: ReadonlySet<Entry>): Entry | undefined {
  let best: Entry | undefined;
  let most = ALIKE;
  for (const entry of free) {
    if (entry.targets.every((one) => one === '')) continue;
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
  const rest = [...old.header];
  const taken = (name: string): string | undefined => {
    const at = rest.findIndex((field) => field[0] === name);
    return at < 0 ? undefined : rest.splice(at, 1)[0]?.[1];
  };
  const ours = template.header.map(([name, value]) => {
    const theirs = taken(name);
    return [name, name === 'Project-Id-Version' ? value : (theirs ?? value)] as const;
  });
  return [...ours, ...rest];
}
