import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';

/** A comment, or a keyword with all its strings. */
export interface Line {
  readonly sort: 'note' | 'text';
  /** The sign of a comment (`#`, `#.` …), or the keyword. */
  readonly word: string;
  readonly text: string;
  /** Below `#~`. */
  readonly obsolete: boolean;
  /** Below `#|`. */
  readonly previous: boolean;
  readonly span: Span;
}

const MARK = /^(#~\||#~|#\|)?[ \t]*/;
const KEYWORD = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)[ \t]*/;
const STRING = /^"((?:[^"\\]|\\.)*)"[ \t]*$/;

/** The lines of a catalogue, strings that go on put together; what is none of this is a finding each. */
export function linesIn(file: string, text: string, findings: Diagnostic[]): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\r$/, '').replace(start === 0 ? /^\uFEFF/ : /(?!)/, '');
    const span = { file, start, end: start + raw.length };
    start += raw.length + 1;
    if (line.trim() === '') continue;
    const read = readLine(line.trimStart(), span, lines.at(-1));
    if (read === undefined) findings.push(finding('l10n/line', span, { line: line.trim().slice(0, 60) }));
    else if (read.goesOn) lines[lines.length - 1] = read.line;
    else lines.push(read.line);
  }
  return lines;
}

interface Read {
  readonly line: Line;
  /** It takes the place of the line before it. */
  readonly goesOn: boolean;
}

function readLine(line: string, span: Span, before: Line | undefined): Read | undefined {
  const [lead, mark] = MARK.exec(line) ?? [''];
  const obsolete = mark?.startsWith('#~') ?? false;
  const previous = mark?.endsWith('|') ?? false;
  const note = mark === undefined ? /^(#[.:,]?)[ \t]?(.*)$/.exec(line) : null;
  if (note !== null) {
    const [, word = '#', text = ''] = note;
    return { line: { sort: 'note', word, text, obsolete, previous, span }, goesOn: false };
  }
  const rest = line.slice(lead.length);
  const word = KEYWORD.exec(rest);
  const string = STRING.exec(rest.slice(word?.[0].length ?? 0));
  if (string === null) return undefined;
  const text = unescaped(string[1] ?? '');
  if (word !== null)
    return { line: { sort: 'text', word: word[1] ?? '', text, obsolete, previous, span }, goesOn: false };
  if (before?.sort !== 'text' || before.obsolete !== obsolete || before.previous !== previous) return undefined;
  return { line: { ...before, text: before.text + text, span: { ...before.span, end: span.end } }, goesOn: true };
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const unescaped = (text: string): string => text.replace(/\\(.)/gs, (_, sign: string) => ESCAPED[sign] ?? sign);
