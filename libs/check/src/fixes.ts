import type { Fix } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';

/** `old` is what stands there now, as far as it helps to say so. */
export const replacing = (span: Span, old: string, text: string): Fix => ({
  title: 'fix/replace',
  fields: { old, new: text },
  edits: [{ span, text }],
});

/** Takes away everything from the start of the first place to the end of the last. */
export const removing = (what: string, first: Span, last: Span = first): Fix => ({
  title: 'fix/remove',
  fields: { what },
  edits: [{ span: { file: first.file, start: first.start, end: last.end }, text: '' }],
});

export const inserting = (after: Span, text: string): Fix => ({
  title: 'fix/insert',
  fields: { text: text.trim() },
  edits: [{ span: behind(after), text }],
});

const HEAD = 'ruleset "my-game" version "1.0.0" language 1\n';

/** Says at the start of a file which ruleset this is; the name is for the author to change. */
export const headLine = (file: { readonly path: string } | undefined): { readonly fixes: readonly Fix[] } => ({
  fixes: file === undefined ? [] : [inserting({ file: file.path, start: 0, end: 0 }, HEAD)],
});

/** The empty place behind a span. */
export const behind = ({ file, end }: Span): Span => ({ file, start: end, end });

/** What stands between two places. */
export const between = (left: Span, right: Span): Span => ({ file: left.file, start: left.end, end: right.start });

/** The word of a name or string: in quotation marks, what is inside of them. Undefined where escapes are in the way. */
function wordAt(span: Span, text: string): Span | undefined {
  const quotes = span.end - span.start - text.length;
  if (quotes === 0) return span;
  return quotes === 2 ? { ...span, start: span.start + 1, end: span.end - 1 } : undefined;
}

/** The fix that puts a similar name in place of a wrong one, if there is one. */
export function renaming(span: Span, old: string, near: string | undefined): readonly Fix[] {
  const word = near ? wordAt(span, old) : undefined;
  return word && near ? [replacing(word, old, near)] : [];
}
