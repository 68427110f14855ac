import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { pluralFindings } from './check-plurals.ts';
import { type Catalogue, type Entry, isFuzzy, isReady, isTranslated, keyOf } from './po/po.ts';
import { textProblems } from './text-problems.ts';

/** What is wrong with a catalogue in the light of the template of today. */
export function checkCatalogue(
  file: string,
  catalogue: Catalogue,
  template: Catalogue,
  lang: string,
): readonly Diagnostic[] {
  const live = catalogue.entries.filter(({ obsolete }) => !obsolete);
  const found = distinct(live).flatMap((entry) => {
    const plural = pluralFindings(entry, catalogue, spanOf(entry), lang);
    return plural.length > 0 ? plural : entryFindings(entry, template, lang);
  });
  return [...found, ...missing(file, catalogue, template)];
}

const START = (file: string): Span => ({ file, start: 0, end: 0 });
const spanOf = (entry: Entry): Span => entry.targetSpans?.[0] ?? entry.span ?? START('');

/** That a text is translated twice is reported separately. */
const distinct = (entries: readonly Entry[]): readonly Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry] as const)).values()].toReversed();

function entryFindings(entry: Entry, template: Catalogue, lang: string): readonly Diagnostic[] {
  const span = spanOf(entry);
  if (!template.entries.some((one) => keyOf(one) === keyOf(entry))) return unknown(entry, template);
  if (isTranslated(entry) && isFuzzy(entry)) {
    // Where a merge found that the source has changed, it kept the source of before.
    const what = entry.previous === undefined ? 'marked' : 'text';
    return [finding('l10n/stale', span, { fragment: entry.context, what }, { severity: 'warning' })];
  }
  return isReady(entry) ? textProblems(entry, span, lang) : [];
}

/** An entry that the source has not: its fragment is gone, or the text is another now. */
function unknown(entry: Entry, template: Catalogue): readonly Diagnostic[] {
  if (!isTranslated(entry)) return [];
  const ids = [...new Set(template.entries.map(({ context }) => context))];
  const fields = { fragment: entry.context, known: String(ids.includes(entry.context)) };
  const like = ids.includes(entry.context) ? undefined : near(entry.context, ids);
  const more = like === undefined ? fields : { ...fields, near: like };
  return [finding('l10n/unknown-text', entry.span ?? START(''), more, { severity: 'warning' })];
}

/** One note for a catalogue, however much is not translated yet. */
function missing(file: string, catalogue: Catalogue, template: Catalogue): readonly Diagnostic[] {
  const done = new Set(catalogue.entries.filter(isTranslated).map(keyOf));
  const untranslated = template.entries.filter((entry) => !done.has(keyOf(entry))).length;
  if (untranslated === 0) return [];
  return [
    finding(
      'l10n/untranslated',
      START(file),
      { count: untranslated, all: template.entries.length },
      { severity: 'note' },
    ),
  ];
}
