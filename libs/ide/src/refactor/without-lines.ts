import type { Span, TextEdit } from '@sandtable/text';

/**
 * Takes a part of a text away: with its lines, the comment behind it on the last, and one of two blank lines
 * around it, where nothing else stands on them; else with the blank behind it.
 */
export function withoutLines(text: string, { file, start, end }: Span): TextEdit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const lineEnd = found < 0 ? text.length : found + 1;
  const behind = text.slice(end, lineEnd).trim();
  const isAlone = text.slice(lineStart, start).trim() === '' && (behind === '' || /^(?:§|\/\/)/.test(behind));
  if (!isAlone) {
    const blank = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
    return { span: { file, start, end: end + blank }, text: '' };
  }
  const isBlankBefore = lineStart === 0 || /\n[ \t\r]*\n$/.test(text.slice(0, lineStart));
  const blankAfter = /^[ \t\r]*(?:\n|$)/.exec(text.slice(lineEnd))?.[0] ?? '';
  return { span: { file, start: lineStart, end: lineEnd + (isBlankBefore ? blankAfter.length : 0) }, text: '' };
}

/** From the first of the lines right above a place that document or cite for what stands there. */
export function withDoc(text: string, span: Span): Span {
  let start = span.start;
  let lineStart = text.lastIndexOf('\n', start - 1) + 1;
  while (lineStart > 0) {
    const above = text.lastIndexOf('\n', lineStart - 2) + 1;
    if (!/^\s*(?:\/\/\/|§)/.test(text.slice(above, lineStart))) break;
    [start, lineStart] = [above, above];
  }
  return { ...span, start };
}
