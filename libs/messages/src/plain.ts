import type { Diagnostic } from '@sandtable/diagnostics';
import { type Span, visible } from '@sandtable/text';
import { renderFinding, wordingOf } from './finding.ts';
import type { Language } from './language.ts';
import { messagesIn } from './messages.ts';

/** The text of the finding's file, or a way to look files up; labels may lie in other files. */
export type SourceText = string | ((file: string) => string | undefined);

/** Line and column of an offset, from 1 as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** A finding for the terminal: where, what, the line with the place marked, and what to do. */
export function renderPlain(finding: Diagnostic, source: SourceText, lang: Language): string {
  const { sentence, hint } = wordingOf(finding, lang);
  const messages = messagesIn(lang);
  const head = `${locate(finding.span, source)}: ${messages.text(`severity/${finding.severity}`)} ${finding.code}`;
  const labels = finding.labels.flatMap((label) => [
    `${locate(label.span, source)}: ${renderFinding(label, lang)}`,
    ...frame(label.span, source),
  ]);
  const hints = hint === undefined ? [] : [`${messages.text('finding/hint')}: ${hint}`];
  return [head, sentence, ...frame(finding.span, source), ...labels, ...hints].join('\n');
}

/** A finding in one line: where, and what. */
export const renderLine = (finding: Diagnostic, source: SourceText, lang: Language): string =>
  `${locate(finding.span, source)}: ${wordingOf(finding, lang).sentence}`;

function locate(span: Span, source: SourceText): string {
  const text = textOf(span, source);
  if (text === undefined) return span.file;
  const { line, column } = positionAt(text, span.start);
  return `${span.file}:${line}:${column}`;
}

const textOf = (span: Span, source: SourceText): string | undefined =>
  typeof source === 'string' ? source : source(span.file);

/** Longer lines are cut around the place: a table on one line must not flood the terminal. */
const WIDTH = 120;

/** The line of a span with a row of carets below it; a span over several lines is marked to the end of its first. */
function frame(span: Span, source: SourceText): readonly string[] {
  const text = textOf(span, source);
  if (text === undefined || text === '') return [];
  const { line, column } = positionAt(text, span.start);
  const start = span.start - column + 1;
  const full = (text.slice(start).split('\n')[0] ?? '').trimEnd();
  const cut = column > WIDTH ? column - WIDTH / 2 : 0;
  const shown = full.slice(cut, cut + WIDTH);
  const at = column - 1 - cut;
  const carets = Math.max(1, visible(shown.slice(at, at + span.end - span.start)).length);
  // Tabs stay tabs, so that the carets stand below the place however wide a tab is.
  const indent = visible(shown.slice(0, at)).replaceAll(/[^\t]/g, ' ');
  const gutter = `${line}`;
  return [`  ${gutter} | ${visible(shown)}`, `  ${' '.repeat(gutter.length)} | ${indent}${'^'.repeat(carets)}`];
}
