import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import { unescaped } from './escapes.ts';

/** A comment, a keyword with all its strings, or what is neither. */
export interface Line {
  readonly sort: 'note' | 'text' | 'bad';
  /** The sign of a comment (`#`, `#.` …), or the keyword. */
  readonly word: string;
  readonly text: string;
  /** Below `#~`. */
  readonly obsolete: boolean;
  /** Below `#|`. */
  readonly previous: boolean;
  /** Nothing stands between it and the line before it. */
  readonly close: boolean;
  readonly span: Span;
}

const MARK = /^(#~\||#~|#\|)?[ \t]*/;
/** Behind the sign of the translator's own comments stands a blank; other signs there may come to mean something. */
const NOTE = /^(?:(#[.:,])[ \t]?|(#)(?:[ \t]|$))(.*)$/;
const KEYWORD = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)[ \t]*/;
const STRING = /^"((?:[^"\\]|\\.)*)"[ \t]*$/;

/** The lines of a catalogue, strings that go on put together; what is none of this is a finding each. */
export function linesIn(file: string, text: string, findings: Diagnostic[]): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  let close = false;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\r$/, '').replace(start === 0 ? /^\uFEFF/ : /(?!)/, '');
    const span = { file, start, end: start + raw.length };
    start += raw.length + 1;
    if (line.trim() === '') {
      close = false;
      continue;
    }
    const read = readLine(line.trimStart(), { ...span, close }, lines.at(-1), findings);
    if (read.goesOn) lines[lines.length - 1] = read.line;
    else lines.push(read.line);
    close = true;
  }
  return lines;
}

interface Read {
  readonly line: Line;
  /** It takes the place of the line before it. */
  readonly goesOn: boolean;
}
type Where = Span & { readonly close: boolean };

function readLine(line: string, where: Where, before: Line | undefined, findings: Diagnostic[]): Read {
  const { close, ...span } = where;
  const [lead, mark] = MARK.exec(line) ?? [''];
  const obsolete = mark?.startsWith('#~') ?? false;
  const previous = mark?.endsWith('|') ?? false;
  const common = { obsolete, previous, close, span };
  if (mark === undefined && line.startsWith('#')) return { line: { ...common, ...noteIn(line) }, goesOn: false };
  const rest = line.slice(lead.length);
  const word = KEYWORD.exec(rest);
  const string = STRING.exec(rest.slice(word?.[0].length ?? 0));
  if (string !== null && word !== null) {
    const text = unescaped(string[1] ?? '', stringAt(span, line), findings);
    return { line: { ...common, sort: 'text', word: word[1] ?? '', text }, goesOn: false };
  }
  if (string !== null && before !== undefined && isSame(before, common)) {
    const more = unescaped(string[1] ?? '', stringAt(span, line), findings);
    return { line: { ...before, text: before.text + more, span: { ...before.span, end: span.end } }, goesOn: true };
  }
  // What goes on below a line that cannot be read belongs to it.
  if (string !== null && before?.sort === 'bad' && close)
    return { line: { ...before, span: { ...before.span, end: span.end } }, goesOn: true };
  findings.push(finding('l10n/line', span, { line: line.trim().slice(0, 60) }));
  return { line: { ...common, sort: 'bad', word: '', text: line }, goesOn: false };
}

const isSame = (before: Line, { obsolete, previous }: Pick<Line, 'obsolete' | 'previous'>): boolean =>
  before.sort === 'text' && before.obsolete === obsolete && before.previous === previous;

/** A comment of a sort that we don't know has no sign and is kept as it is. */
function noteIn(line: string): Pick<Line, 'sort' | 'word' | 'text'> {
  const [, extracted, own, written = ''] = NOTE.exec(line) ?? [];
  // The space behind a backslash at the end is the writer's.
  const text = written.endsWith('\\ ') ? written.slice(0, -1) : written;
  const word = extracted ?? own;
  return word === undefined ? { sort: 'note', word: '', text: line } : { sort: 'note', word, text };
}

/** Where the text of a string begins, behind its first quotation mark. */
const stringAt = (span: Span, line: string): Span => ({ ...span, start: span.start + line.indexOf('"') + 1 });
