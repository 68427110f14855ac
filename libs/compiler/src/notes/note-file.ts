import type { Span } from '@sandtable/text';

/** Where whoever writes a ruleset leaves notes about its rules. */
export const NOTES = 'notes.md';

/** Something that someone said. */
export interface Note {
  readonly by?: string;
  /** The day, as 2026-11-22. */
  readonly on?: string;
  /** Markdown of one paragraph. */
  readonly text: string;
  /** It says that the thread is settled. */
  readonly settles: boolean;
  readonly span: Span;
}

/** The comments on a rule: a heading with its name, and below it a list. */
export interface Thread {
  /** The rule, as `explains:` of a chapter names it. */
  readonly part: string;
  readonly named: Span;
  /** The fingerprint of the rule when the thread was begun; who begins one by hand knows none. */
  readonly print?: { readonly text: string; readonly span: Span };
  readonly notes: readonly Note[];
  /** The last note says so: whoever answers opens it again. */
  readonly settled: boolean;
  /** Where the next comment is written. */
  readonly end: number;
}

interface NotesRead {
  readonly threads: readonly Thread[];
  /** Lines that belong to none. */
  readonly strange: readonly Span[];
}

const HEADING = /^(##[ \t]+)((?:\w+\/[\p{L}\p{N}_.]+|play|whenever|seats))(?:([ \t]+)([0-9a-z]+))?[ \t]*$/u;
const ITEM = /^[-*+][ \t]+(\[[xX]\](?:[ \t]+|$))?(.*)$/;
const SAID = /^([^:,]{1,60}?)(?:, *(\d{4}-\d\d-\d\d))?:(?:[ \t]+(.*)|$)/;
/** Who settles a thread need say nothing else. */
const SIGNED = /^(?:([^:,]{1,60}?), *)?(\d{4}-\d\d-\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A title, and what is only for who reads the file. */
const IGNORED = /^(?:#(?:[ \t].*)?|<!--.*-->)[ \t]*$/;

/** The threads of a file in their order, whatever else stands in it. */
export function readNotes(text: string): NotesRead {
  const threads: Writable[] = [];
  const strange: Span[] = [];
  /** Below a heading that cannot be read nothing belongs to any thread, and one finding is enough. */
  let open: Writable | 'lost' | undefined;
  for (const { line, span } of linesOf(text)) {
    if (line.startsWith('##')) {
      const begun = begunBy(line, span);
      if (begun === undefined) strange.push(span);
      else threads.push(begun);
      open = begun ?? 'lost';
    } else if (line.trim() !== '' && !IGNORED.test(line) && open !== 'lost' && !taken(open, line, span)) {
      strange.push(span);
      if (open !== undefined) passBy(open, span);
    }
  }
  return { threads: threads.map(threadOf), strange };
}

interface Writable extends Pick<Thread, 'part' | 'named' | 'print'> {
  readonly notes: { lines: string[]; span: Span }[];
  end: number;
  /** Whether the last line was a note, or went on with one. */
  goesOn: boolean;
}

function begunBy(line: string, { start, end }: Span): Writable | undefined {
  const [, marks = '', part, gap = '', print] = HEADING.exec(line) ?? [];
  if (part === undefined) return undefined;
  const at = start + marks.length;
  const named = placed(at, at + part.length);
  const from = named.end + gap.length;
  const known = print === undefined ? {} : { print: { text: print, span: placed(from, from + print.length) } };
  return { part, named, ...known, notes: [], end, goesOn: false };
}

/** Whether a line is a note of the thread, or goes on with one. */
function taken(open: Writable | undefined, line: string, span: Span): boolean {
  if (open === undefined) return false;
  const last = open.notes.at(-1);
  if (ITEM.test(line)) open.notes.push({ lines: [line], span });
  else if (last !== undefined && open.goesOn && /^(?: {2}|\t)/.test(line)) {
    last.lines.push(line.trim());
    last.span = { ...last.span, end: span.end };
  } else return false;
  open.end = span.end;
  open.goesOn = true;
  return true;
}

/** A strange line parts what stands above it from what stands below; the first note is written behind it. */
function passBy(open: Writable, { end }: Span): void {
  open.goesOn = false;
  if (open.notes.length === 0) open.end = end;
}

function threadOf({ part, named, print, end, notes: all }: Writable): Thread {
  const notes = all.map(noteOf);
  return { part, named, ...(print && { print }), end, notes, settled: notes.at(-1)?.settles === true };
}

function noteOf({ lines, span }: Writable['notes'][number]): Note {
  const [, box, words = ''] = ITEM.exec(lines[0] ?? '') ?? [];
  const said = [words, ...lines.slice(1)].join(' ').trim();
  const settles = box !== undefined;
  const [whole, first, second, text = ''] = SAID.exec(said) ?? SIGNED.exec(said) ?? [];
  // A day may stand there without a name.
  const [by, on] = second === undefined && DAY.test(first ?? '') ? [undefined, first] : [first, second];
  return { ...(by && { by }), ...(on && { on }), text: whole === undefined ? said : text, settles, span };
}

const placed = (start: number, end: number): Span => ({ file: NOTES, start, end });

/** Lines without what ends them. */
function linesOf(text: string): readonly { readonly line: string; readonly span: Span }[] {
  let start = 0;
  return text.split('\n').map((raw) => {
    const from = start;
    start += raw.length + 1;
    const mark = from === 0 && raw.startsWith('\ufeff') ? 1 : 0;
    const line = raw.slice(mark).trimEnd();
    return { line, span: placed(from + mark, from + mark + line.length) };
  });
}
