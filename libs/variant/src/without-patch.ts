import type { Edit } from '@sandtable/diagnostics';
import type { SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/** Takes a patch out of its file: its lines where nothing else stands on them, the comments above it, and its comma. */
export function withoutPatch({ path, text }: SourceFile, { start, end }: Span): Edit {
  const own = path.endsWith('.json') ? withComma(text, start, end) : { start, end };
  const lines = wholeLines(text, own.start, own.end);
  return { span: { file: path, ...lines }, text: '' };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** In JSON a comma goes with each entry but the last. */
function withComma(text: string, start: number, end: number): Range {
  const behind = /^\s*,/.exec(text.slice(end));
  if (behind !== null) return { start, end: end + behind[0].length };
  const before = /,\s*$/.exec(text.slice(0, start));
  return { start: before?.index ?? start, end };
}

function wholeLines(text: string, start: number, end: number): Range {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const last = text.indexOf('\n', end);
  const isAlone = last >= 0 && text.slice(first, start).trim() === '' && text.slice(end, last).trim() === '';
  return isAlone ? { start: aboveDoc(text, first), end: last + 1 } : { start, end };
}

/** The `///` lines above belong to the patch. */
function aboveDoc(text: string, first: number): number {
  const before = text.lastIndexOf('\n', first - 2) + 1;
  return first > 0 && /^\s*\/\/\//.test(text.slice(before, first)) ? aboveDoc(text, before) : first;
}
