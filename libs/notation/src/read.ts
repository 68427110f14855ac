import { near } from '@sandtable/text';
import { type Found, type Reader, ruleAt, valuesAt } from './match.ts';
import type { Form, Notation } from './notation.ts';
import type { Piece, Standing } from './piece.ts';
import { tokensOf } from './tokens.ts';

/** What a line says: a value in the names of a session, and what it belongs to, as far as the line tells. */
export interface Reading {
  readonly value: string;
  readonly piece: Piece | undefined;
}
/** What was not understood: a place in the line, and names that are near. */
export interface Problem {
  readonly code: 'notation/empty-line' | 'notation/unfinished' | 'notation/not-understood' | 'notation/not-there';
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly near: string | undefined;
}
/** More than one reading: the line is ambiguous. `guessed`: it holds mistakes that were overlooked. */
export interface Read {
  readonly readings: readonly Reading[];
  readonly guessed: boolean;
  readonly problem: Problem | undefined;
}

/** Reads one line, first as it is, then with small mistakes in its names. */
export function read(notation: Notation, form: Form, line: string, board: readonly Standing[] = []): Read {
  const exact = readerOf(notation, line, board, false);
  const found = whole(exact, form);
  if (found.length > 0) return { readings: distinct(found), guessed: false, problem: undefined };
  const loose = distinct(whole(readerOf(notation, line, board, true), form));
  return { readings: loose, guessed: loose.length > 0, problem: problemOf(exact, line) };
}

const readerOf = (notation: Notation, line: string, board: readonly Standing[], loose: boolean): Reader => ({
  notation,
  tokens: tokensOf(line),
  board,
  loose,
  known: new Map(),
  furthest: 0,
  unplaced: undefined,
});

/** Readings that take the whole line: the fewest mistakes, then the longest names from left to right. */
function whole(reader: Reader, form: Form): readonly Found[] {
  const all = foundFor(reader, form).filter(({ end, value }) => {
    reader.furthest = Math.max(reader.furthest, end);
    return end === reader.tokens.length && value !== undefined;
  });
  const best = all.toSorted((a, b) => a.loose - b.loose || byLength(b.lengths, a.lengths))[0];
  return all.filter(({ loose, lengths }) => best && loose === best.loose && byLength(lengths, best.lengths) === 0);
}

function foundFor(reader: Reader, form: Form): readonly Found[] {
  if ('type' in form) return valuesAt(reader, form.type, 0);
  const { rules } = reader.notation;
  const answer = form.question.slice(form.question.lastIndexOf('/') + 1);
  return [
    ...ruleAt(reader, rules.get(form.question)?.ways ?? [], 0, (values) => values.get(answer)),
    ...ruleAt(reader, rules.get(`${form.question}.none`)?.ways ?? [], 0, () => 'none'),
  ];
}

function byLength(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((length, at) => length !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

function distinct(found: readonly Found[]): readonly Reading[] {
  const readings = new Map(found.map(({ value = '', piece }) => [JSON.stringify([value, piece]), { value, piece }]));
  return [...readings.values()];
}

function problemOf({ tokens, furthest, unplaced, notation }: Reader, line: string): Problem {
  const token = tokens[furthest];
  const none = { start: line.length, end: line.length, text: '', near: undefined };
  if (tokens.length === 0) return { code: 'notation/empty-line', ...none };
  if (unplaced !== undefined)
    return { code: 'notation/not-there', start: 0, end: line.length, text: line.trim(), near: undefined };
  if (token === undefined) return { code: 'notation/unfinished', ...none };
  const text = line.slice(token.start, token.end);
  return { code: 'notation/not-understood', start: token.start, end: token.end, text, near: nearest(notation, text) };
}

/** The name that is most like a word, of all that may be written. */
const nearest = ({ names }: Notation, word: string): string | undefined =>
  near(word, new Set([...names.values()].flatMap((own) => own.map(({ text }) => text))));
