import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { signed } from './author.ts';
import { type Catalogue, type Entry, FUZZY, keyOf } from './po/po.ts';
import type { Returned } from './returned.ts';
import { brokenCodes, codeProblems } from './text-problems.ts';

/**
 * A catalogue with what came back from translators. What it has no text for is reported, and so is what has lost a
 * value or a link, which is not taken; the rest is.
 */
export function takeBack(
  catalogue: Catalogue,
  texts: readonly Returned[],
): {
  readonly catalogue: Catalogue;
  readonly taken: number;
  readonly refused: number;
  readonly findings: readonly Diagnostic[];
} {
  const { back, strangers } = assigned(catalogue, texts);
  const findings: Diagnostic[] = [];
  let [taken, refused] = [0, 0];
  const entries = catalogue.entries.map((entry) => {
    const one = back.get(keyOf(entry));
    if (one === undefined || !isTaken(entry)) return entry;
    // What stands there already is reported by `check`.
    if (one.target !== entry.targets[0]) {
      findings.push(...codeProblems(entry.source, one.target, one.span));
      if (brokenCodes(entry.source, one.target).length > 0) {
        refused += 1;
        return entry;
      }
    }
    taken += 1;
    const flags = entry.flags.filter((flag) => flag !== FUZZY);
    const notes = signed(one.notes === undefined || one.notes.length === 0 ? entry.notes : one.notes, one.author);
    if (one.stale) return { ...entry, notes, targets: [one.target], flags: [FUZZY, ...flags] };
    return { ...entry, notes, targets: [one.target], flags, previous: undefined };
  });
  const ids = new Set(catalogue.entries.map(({ context }) => context));
  const unknown = strangers.map(({ context = '', span }) =>
    finding('l10n/unknown-text', span, { fragment: context, known: String(ids.has(context)) }, { severity: 'warning' }),
  );
  return { catalogue: { ...catalogue, entries }, taken, refused, findings: [...unknown, ...findings] };
}

/** One text comes back for each; an entry with plural forms would lose the others. */
const isTaken = ({ obsolete, plural }: Entry): boolean => !obsolete && plural === undefined;

/**
 * Which text belongs to which entry. Those that have lost their fragment are known by their places, or by their words.
 */
function assigned({ entries }: Catalogue, texts: readonly Returned[]) {
  const live = entries.filter(isTaken);
  const known = new Map(live.map((entry) => [keyOf(entry), entry]));
  const bySource = Map.groupBy(live, ({ source }) => source);
  const nameless = Map.groupBy(
    texts.filter(({ context }) => context === undefined),
    ({ source }) => source,
  );
  const back = new Map<string, Returned>();
  const strangers: Returned[] = [];
  for (const text of texts) {
    const { context, source } = text;
    const own = context === undefined ? undefined : known.get(keyOf({ context, source }));
    const fits =
      context === undefined ? meant(text, bySource.get(source) ?? [], nameless.get(source) ?? []) : own ? [own] : [];
    for (const entry of fits) back.set(keyOf(entry), text);
    if (fits.length === 0) strangers.push(text);
  }
  return { back, strangers };
}

/** All entries with these words, if one translation serves for all; otherwise those that stand in the same place. */
function meant(text: Returned, entries: readonly Entry[], alike: readonly Returned[]): readonly Entry[] {
  if (alike.every(({ target }) => target === text.target)) return entries;
  return entries.filter(({ places }) => places.some((place) => text.places?.includes(place)));
}
