import type { TextEdit } from '@sandtable/text';
import { NOTES, type Thread } from './note-file.ts';

/** Who says something, and when; without a name nobody in particular. */
export interface Signed {
  readonly by: string;
  /** The day, as 2026-11-22. */
  readonly on: string;
}

/** Begins a thread about a rule behind all others. */
export function threadBegun(
  text: string,
  { part, print }: { readonly part: string; readonly print: string },
  said: string,
  signed: Signed,
): TextEdit {
  const line = lineEnd(text);
  const empty = text.trim() === '' ? '' : line;
  const before = text === '' || text.endsWith('\n') ? empty : line + empty;
  const end = text.length;
  const thread = [`## ${part} ${print}`, '', noteOf(said, signed), ''].join(line);
  return { span: { file: NOTES, start: end, end }, text: before + thread };
}

/** Says something more in a thread; one that was settled is open again. */
export const answered = (text: string, thread: Thread, said: string, signed: Signed): TextEdit =>
  added(text, thread, noteOf(said, signed));

/** Settles a thread. */
export const settled = (text: string, thread: Thread, signed: Signed): TextEdit =>
  added(text, thread, `- [x] ${whoOf(signed)}`);

/** Takes back that it is settled. */
export function reopened(text: string, thread: Thread): readonly TextEdit[] {
  const last = thread.notes.at(-1);
  if (last === undefined || !last.settles) return [];
  const behind = /^[ \t]*\r?\n/.exec(text.slice(last.span.end))?.[0] ?? '';
  return [{ span: { ...last.span, end: last.span.end + behind.length }, text: '' }];
}

/** The comments hold for the rule as it is today. */
export const stillHolds = ({ print }: Thread, today: string): readonly TextEdit[] =>
  print === undefined ? [] : [{ span: print.span, text: today }];

function added(text: string, { notes, end }: Thread, item: string): TextEdit {
  const line = lineEnd(text);
  return { span: { file: NOTES, start: end, end }, text: (notes.length === 0 ? line : '') + line + item };
}

/** A paragraph is one line here, so that two people who say something change different lines. */
const noteOf = (said: string, signed: Signed): string => `- ${whoOf(signed)}: ${inOneLine(said)}`;

/** What parts a name from a day, and both from the comment, cannot stand in a name. */
function whoOf({ by, on }: Signed): string {
  const name = inOneLine(by.replaceAll(/[:,]/g, ' ')).slice(0, 60).trim();
  return name === '' ? on : `${name}, ${on}`;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
