import type { Span } from '@sandtable/text';

/** A line of a file with a text in it. */
interface TextFound {
  readonly place: Span;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Where a text stands in files, in their order; capitals count where the query has some. */
export function findText(
  files: readonly { readonly path: string; readonly text: string }[],
  query: string,
  most = 200,
): readonly TextFound[] {
  if (query === '') return [];
  const fold = query === query.toLowerCase() ? (text: string) => text.toLowerCase() : (text: string) => text;
  const found: TextFound[] = [];
  for (const { path, text } of files) {
    const folded = fold(text);
    // Where folding changes lengths, places would not be those of the text.
    const where = folded.length === text.length ? folded : text;
    let [line, counted] = [1, 0];
    for (let at = where.indexOf(query); at >= 0 && found.length < most; at = where.indexOf(query, at + query.length)) {
      for (let end = text.indexOf('\n', counted); end >= 0 && end < at; end = text.indexOf('\n', counted)) {
        line += 1;
        counted = end + 1;
      }
      const lineEnd = text.indexOf('\n', at);
      const own = text.slice(counted, lineEnd < 0 ? text.length : lineEnd).replace(/\r$/, '');
      found.push({ place: { file: path, start: at, end: at + query.length }, line, text: own });
    }
  }
  return found;
}
