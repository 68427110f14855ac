import { type Diagnostic, finding } from '@sandtable/diagnostics';

/** What stands in a text where bytes could not be read, and what nothing but UTF-16 has. */
const SIGNS = /[\uFFFD\0]/;

/** A file that is taken in and is not in UTF-8: nothing of it is used, for its words would be others. */
export function unreadable(file: string, text: string): readonly Diagnostic[] {
  const start = text.search(SIGNS);
  if (start < 0) return [];
  return [finding('l10n/encoding', { file, start, end: start + 1 }, { what: 'signs' })];
}
