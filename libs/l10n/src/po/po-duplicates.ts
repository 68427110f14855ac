import { type Diagnostic, type Fix, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import { type Entry, keyOf } from './po.ts';

/** Texts that are translated twice, also where one of them is kept as obsolete: no tool would know which holds. */
export function duplicates(text: string, entries: readonly Entry[]): readonly Diagnostic[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const known = first.get(keyOf(entry));
    if (known === undefined) first.set(keyOf(entry), entry);
    const [at, there] = [spanOf(entry), known && spanOf(known)];
    if (known === undefined || at === undefined || there === undefined) return [];
    const labels = [{ span: there, code: 'first', fields: { name: entry.context } }];
    const fixes = sayTheSame(known, entry) ? without(text, entry) : [];
    return [finding('l10n/duplicate', at, { fragment: entry.context }, { labels, fixes })];
  });
}

const spanOf = ({ targetSpans, span }: Entry): Span | undefined => targetSpans?.[0] ?? span;

/** Nothing is lost with the second one. */
const sayTheSame = (known: Entry, entry: Entry): boolean =>
  !known.obsolete &&
  entry.notes.every((note) => known.notes.includes(note)) &&
  (entry.targets.every((one) => one === '') || JSON.stringify(entry.targets) === JSON.stringify(known.targets));

/** Takes an entry out with the blank lines below it. */
function without(text: string, { span }: Entry): readonly Fix[] {
  if (span === undefined) return [];
  const below = /^\s*/.exec(text.slice(span.end))?.[0].length ?? 0;
  const above = span.end + below < text.length ? 0 : (/\n\s*$/.exec(text.slice(0, span.start))?.[0].length ?? 1) - 1;
  const edit = { span: { ...span, start: span.start - above, end: span.end + below }, text: '' };
  return [{ title: 'fix/remove-entry', fields: {}, edits: [edit] }];
}
