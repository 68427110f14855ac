import { isHeading, isOtherTime, type Moment } from './heading.ts';
import type { Form, Notation } from './notation.ts';
import { type Piece, place, type Standing } from './piece.ts';
import { type Printer, pieceText, print } from './print.ts';
import { type Read, type Reading, read } from './read.ts';

/** What is asked on a page: a line for each of the keys, or any lines. */
export interface Asked extends Printer {
  readonly form: Form;
  /** The kind of the keys, and those that are asked for; undefined where lines are values alone. */
  readonly each: { readonly kind: number; readonly keys: readonly string[]; readonly missing: string } | undefined;
  /** What states say of the time, which dates above lines are compared with. */
  readonly now?: readonly Moment[];
}

/** What became of a line, or of a key without one (then `line` is -1); the wording of `code` stands in the messages. */
export interface Note {
  readonly line: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly value?: string;
}
export interface Page {
  /** A value for every key, or the values of the lines in their order. */
  readonly answer: { readonly each: Readonly<Record<string, string>> } | readonly string[];
  readonly notes: readonly Note[];
}

/**
 * Reads a page as a referee does: a line that can be meant in one way only is taken so; the first line for a key
 * stands; lines that can't be read are reported, and their keys are treated like keys without a line. Whether a value makes sense
 * is for the rules to say.
 */
export function readPage(asked: Asked, lines: readonly string[]): Page {
  const notes: Note[] = [];
  const taken = new Map<string, string>();
  for (const [line, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const note = { line, ...noteOn(asked, text, taken) };
    notes.push(note);
    if (note.value !== undefined && !taken.has(note.key ?? `${line}`)) taken.set(note.key ?? `${line}`, note.value);
  }
  const { each } = asked;
  if (each === undefined) return { answer: [...taken.values()], notes };
  const missing = each.keys.filter((key) => !taken.has(key));
  notes.push(...missing.map((key) => missed(asked, key, each.missing)));
  return { answer: { each: Object.fromEntries(each.keys.map((key) => [key, taken.get(key) ?? each.missing])) }, notes };
}

type Remark = Omit<Note, 'line'>;

function noteOn(asked: Asked, text: string, taken: ReadonlyMap<string, string>): Remark {
  const line = withoutMark(text);
  const result = read(asked.notation, asked.form, line, asked.board);
  const meant = possible(asked, result.readings);
  const [only] = meant;
  if (only === undefined || meant.length > 1) return unread(asked, line, result, meant.length);
  if (only.key !== undefined && taken.has(only.key))
    return { code: 'notation/again', fields: fieldsFor(asked, line, only) };
  const code = result.guessed ? 'notation/guessed' : only.other.length > 0 ? 'notation/other-piece' : 'notation/read';
  const { key, value } = only;
  return { code, fields: fieldsFor(asked, line, only), ...(key === undefined ? {} : { key }), value };
}

/** A mark in front of a line of a list. */
const withoutMark = (text: string): string => text.trim().replace(/^(?:[-–—*•·+]\s*|\d+[.)]\s+)/u, '');

interface Meant {
  readonly key: string | undefined;
  readonly value: string;
  readonly other: readonly string[];
}

/** Readings that fit a key; if there are none, the line is about something else. */
function possible(asked: Asked, readings: readonly Reading[]): readonly Meant[] {
  const { each } = asked;
  if (each === undefined) return readings.map(({ value }) => ({ key: undefined, value, other: [] }));
  const all = readings.flatMap(({ value, piece }) => {
    const standing = own(asked, each, piece);
    return standing ? [{ key: standing.key, value, other: standing.other }] : [];
  });
  return all.filter((one, i) => all.findIndex((other) => other.key === one.key && other.value === one.value) === i);
}

function own(
  { notation, board }: Asked,
  { kind, keys }: NonNullable<Asked['each']>,
  piece: Piece | undefined,
): { readonly key: string; readonly other: readonly string[] } | undefined {
  const [first, ...more] = keys;
  if (piece === undefined) return first !== undefined && more.length === 0 ? { key: first, other: [] } : undefined;
  const mine = place(notation, kind, piece, standingAt(board, keys));
  if (mine.found !== 'one') return undefined;
  if (mine.other.length > 0 && standsExactly(notation, kind, piece, board)) return undefined;
  return { key: mine.standing.member, other: mine.other };
}

/** Keys that are identified by name alone have no place on the board. */
const standingAt = (board: readonly Standing[], keys: readonly string[]): readonly Standing[] =>
  keys.map((member) => board.find((one) => one.member === member) ?? { member, fields: {} });

function standsExactly(notation: Notation, kind: number, piece: Piece, board: readonly Standing[]): boolean {
  const found = place(notation, kind, piece, board);
  return found.found === 'one' && found.other.length === 0;
}

function unread(asked: Asked, line: string, { readings, problem }: Read, meant: number): Remark {
  const fields = { line, text: problem?.text ?? '', near: problem?.near ?? '' };
  const heading = { code: 'notation/heading', fields };
  if (meant > 1) return { code: 'notation/several-readings', fields: { ...fields, readings: listed(asked, readings) } };
  const [first] = readings;
  if (first !== undefined && asked.each) return elsewhere(asked, asked.each.kind, line, first.piece);
  if (isOtherTime(asked.notation, line, asked.now ?? [])) return { code: 'notation/other-time', fields };
  if (isHeading(asked.notation, line)) return heading;
  return { code: problem?.code ?? 'notation/not-understood', fields };
}

/** A line that can be read, but is about no key. */
function elsewhere(asked: Asked, kind: number, line: string, piece: Piece | undefined): Remark {
  if (piece === undefined) return { code: 'notation/no-piece', fields: { line } };
  const fields = { line, piece: pieceText(asked, kind, piece) ?? '' };
  const { keys = [] } = asked.each ?? {};
  if (place(asked.notation, kind, piece, standingAt(asked.board, keys)).found === 'several')
    return { code: 'notation/several-pieces', fields };
  const there = place(asked.notation, kind, piece, asked.board).found === 'one';
  return { code: there ? 'notation/foreign' : 'notation/no-such-piece', fields };
}

const listed = (asked: Asked, readings: readonly Reading[]): string =>
  readings.map(({ value, piece }) => print(asked, asked.form, value, piece)).join(' · ');

/** As it stands on the page, and as it was read. */
function fieldsFor(asked: Asked, line: string, { key, value }: Meant): Note['fields'] {
  const standing = asked.board.find(({ member }) => member === key);
  return { line, read: print(asked, asked.form, value, standing ?? (key === undefined ? undefined : { member: key })) };
}

function missed(asked: Asked, key: string, value: string): Note {
  const standing = asked.board.find(({ member }) => member === key) ?? { member: key };
  const read = print(asked, asked.form, value, standing);
  const piece = pieceText(asked, asked.each?.kind ?? -1, standing) ?? key;
  return { line: -1, code: 'notation/missing-line', fields: { piece, read }, key, value };
}
