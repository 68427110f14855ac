import type { Diagnostic } from '@sandtable/diagnostics';
import { type Entry, isFuzzy, isTranslated, languageIn } from './po/po.ts';
import { readPo } from './po/read-po.ts';
import type { Back } from './returned.ts';

/** The translations of a catalogue that other tools have written; some of them drop fragments and keep places. */
export function returnedPo(file: string, text: string): Back & { readonly findings: readonly Diagnostic[] } {
  const catalogue = readPo(file, text);
  const live = catalogue.entries.filter((one) => !one.obsolete && one.plural === undefined && isTranslated(one));
  return {
    lang: languageIn(catalogue) ?? '',
    texts: live.map((entry) => ({
      context: contextOf(entry),
      places: entry.places.flatMap((line) => line.split(/\s+/)),
      source: entry.source,
      target: entry.targets[0] ?? '',
      stale: isFuzzy(entry),
      notes: entry.notes,
      span: entry.targetSpans?.[0] ?? entry.span ?? { file, start: 0, end: 0 },
    })),
    // Without fragments the same words stand there several times.
    findings: catalogue.findings.filter(({ code, fields }) => code !== 'l10n/duplicate' || fields.fragment !== ''),
  };
}

/** Where a tool has dropped fragments, it may tell texts apart by where they stand. */
const contextOf = ({ context, places }: Entry): string | undefined =>
  context === '' || places.includes(context) ? undefined : context;
