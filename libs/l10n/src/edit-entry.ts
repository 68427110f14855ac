import type { TextEdit } from '@sandtable/text';
import { type Entry, FUZZY } from './po/po.ts';
import { keyword } from './po/write-po.ts';

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
  return { span: { ...span, end }, text: lines.join(text.includes('\r\n') ? '\r\n' : '\n') };
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

/** Lines with what ends them. */
const linesOf = (text: string, from: number, to: number) =>
  [...text.slice(from, to).matchAll(/[^\n]*\n|[^\n]+$/g)].map(({ 0: line, index }) => ({
    line,
    start: from + index,
    end: from + index + line.length,
  }));
