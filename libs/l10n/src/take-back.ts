import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type Catalogue, type Entry, FUZZY, keyOf } from './po/po.ts';
import type { Returned } from './xliff/read-xliff.ts';

/** A catalogue with what came back from translators; what it has no text for is told, and the rest is taken. */
export function takeBack(
  catalogue: Catalogue,
  texts: readonly Returned[],
): { readonly catalogue: Catalogue; readonly taken: number; readonly findings: readonly Diagnostic[] } {
  const back = new Map(texts.map((one) => [keyOf(one), one]));
  const known = new Set(catalogue.entries.filter(isTaken).map(keyOf));
  const strangers = texts.filter((one) => !known.has(keyOf(one)));
  let taken = 0;
  const entries = catalogue.entries.map((entry) => {
    const one = isTaken(entry) ? back.get(keyOf(entry)) : undefined;
    if (one === undefined) return entry;
    taken += 1;
    const flags = entry.flags.filter((flag) => flag !== FUZZY);
    if (one.stale) return { ...entry, targets: [one.target], flags: [FUZZY, ...flags] };
    return { ...entry, targets: [one.target], flags, previous: undefined };
  });
  const ids = new Set(catalogue.entries.map(({ context }) => context));
  const findings = strangers.map(({ context, span }) =>
    finding('l10n/unknown-text', span, { fragment: context, known: String(ids.has(context)) }, { severity: 'warning' }),
  );
  return { catalogue: { ...catalogue, entries }, taken, findings };
}

/** One text comes back for each; an entry with plural forms would lose the others. */
const isTaken = ({ obsolete, plural }: Entry): boolean => !obsolete && plural === undefined;
