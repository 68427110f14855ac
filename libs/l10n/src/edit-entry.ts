import type { TextEdit } from '@sandtable/text';
import { type Entry, FUZZY, isFuzzy } from './po/po.ts';
import { comment, keyword } from './po/write-po.ts';

/**
 * Writes a translation, or one of its plural forms, into the text of a catalogue that the entry was read from: only the
 * lines of its `msgstr` become others. Undefined for a form that the entry has not.
 */
export function targetEdit(text: string, entry: Entry, target: string, form = 0): TextEdit | undefined {
  const span = entry.targetSpans?.[form];
  if (span === undefined) return undefined;
  const old = text.slice(span.start, span.end);
  // A line that ends in CR LF keeps its CR.
  const end = old.endsWith('\r') ? span.end - 1 : span.end;
  const name = entry.plural === undefined ? 'msgstr' : `msgstr[${form}]`;
  const lines = keyword(name, target).map((line) => (entry.obsolete ? `#~ ${line}` : line));
  return { span: { ...span, end }, text: lines.join(lineEnd(text)) };
}

/** Takes away that an entry waits for a look, and the source it was made from. */
export function lookedAtEdits(text: string, { span }: Entry): readonly TextEdit[] {
  if (span === undefined) return [];
  return linesOf(text, span.start, span.end).flatMap(({ start, end, line }) => {
    if (/^\s*#(?:~)?\|/.test(line)) return [{ span: { ...span, start, end }, text: '' }];
    const flags = /^(\s*#,)(.*?)(\r?\n?)$/.exec(line);
    if (flags === null) return [];
    const [, mark = '', list = '', close = ''] = flags;
    const remaining = list
      .split(',')
      .map((flag) => flag.trim())
      .filter((flag) => flag !== FUZZY && flag !== '');
    return [
      { span: { ...span, start, end }, text: remaining.length === 0 ? '' : `${mark} ${remaining.join(', ')}${close}` },
    ];
  });
}

/** Has a translation wait for a look. */
export function forReviewEdits(text: string, entry: Entry): readonly TextEdit[] {
  const { span } = entry;
  if (span === undefined || isFuzzy(entry)) return [];
  const lines = linesOf(text, span.start, span.end);
  const flags = lines.find(({ line }) => /^\s*#,/.test(line));
  const at = flags === undefined ? undefined : flags.start + flags.line.indexOf('#,') + 2;
  if (at !== undefined) return [{ span: { ...span, start: at, end: at }, text: ` ${FUZZY},` }];
  const first = lines.find(({ line }) => /^\s*(?:#~?\||(?:#~\s*)?msg)/.test(line));
  if (first === undefined) return [];
  return [{ span: { ...span, start: first.start, end: first.start }, text: `#, ${FUZZY}${lineEnd(text)}` }];
}

/** Writes the translator's own comments, a line each, above all other comments of an entry. */
export function notesEdit(text: string, { span }: Entry, notes: readonly string[]): TextEdit | undefined {
  if (span === undefined) return undefined;
  const lines = linesOf(text, span.start, span.end);
  const isNote = ({ line }: { readonly line: string }): boolean => /^[\s\uFEFF]*#(?:\s|$)/.test(line);
  const above = lines.slice(0, lines.findLastIndex(isNote) + 1);
  // A mark of how the file is encoded stays in front.
  const start = text[span.start] === '\uFEFF' ? span.start + 1 : span.start;
  const kept = above.filter((one) => !isNote(one)).map(({ line }) => line);
  const made = notes.map((note) => `${comment('#', note)}${lineEnd(text)}`);
  return { span: { ...span, start, end: above.at(-1)?.end ?? start }, text: [...made, ...kept].join('') };
}

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Lines with what ends them. */
const linesOf = (text: string, from: number, to: number) =>
  [...text.slice(from, to).matchAll(/[^\n]*\n|[^\n]+$/g)].map(({ 0: line, index }) => ({
    line,
    start: from + index,
    end: from + index + line.length,
  }));
