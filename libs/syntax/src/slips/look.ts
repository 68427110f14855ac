/** What stands around the place at which the grammar could not read on. */
import type { Lexeme } from '../lexer.ts';
import { Dec, Int, Str } from '../vocabulary.ts';

export interface Look {
  readonly lexemes: readonly Lexeme[];
  /** The place of the token that was not expected; behind the last one at the end of a declaration. */
  readonly at: number;
  readonly expected: string;
}

/**
 * How a slip is reported: written differently here (`replace`), to be left out (`remove`), incomplete (`complete`), a roll
 * within an expression (`alone`), or a comparison that does nothing (`compare`).
 */
export type Shape = 'replace' | 'remove' | 'complete' | 'alone' | 'compare';

/** What was meant: between which lexemes it stands, what to write, and the text that fixes it if that is sure. */
export interface Slip {
  readonly shape: Shape;
  readonly from: Lexeme;
  readonly to: Lexeme;
  readonly write: string;
  readonly mended?: string;
}
export type Recogniser = (look: Look) => Slip | undefined;

/** The lexeme `ahead` of the unexpected one; negative numbers look back. */
export const seen = ({ lexemes, at }: Look, ahead: number): Lexeme | undefined => lexemes[at + ahead];
export const image = (look: Look, ahead: number): string => seen(look, ahead)?.image ?? '';

/** The word that the declaration begins with. */
export const declares = ({ lexemes }: Look): string => lexemes[0]?.image ?? '';

const BEFORE_HEAD = new Set(['{', '}', ';', '->']);

/** Where the statement begins that was read before the unexpected token. */
export const headOf = ({ lexemes, at }: Look): number => {
  let head = Math.max(0, at - 1);
  while (head > 0 && !lexemes[head]?.first && !BEFORE_HEAD.has(lexemes[head - 1]?.image ?? '')) head -= 1;
  return head;
};

/** Text of lexemes as it was probably written: spaces stay where they were. */
export const written = (lexemes: readonly Lexeme[]): string =>
  lexemes
    .map((each, i) => {
      const before = lexemes[i - 1];
      return before === undefined || before.endOffset + 1 === each.startOffset ? each.image : ` ${each.image}`;
    })
    .join('');

export const between = ({ lexemes }: Look, from: Lexeme, to: Lexeme): readonly Lexeme[] =>
  lexemes.slice(lexemes.indexOf(from), lexemes.indexOf(to) + 1);

export const touches = (a: Lexeme | undefined, b: Lexeme | undefined): boolean =>
  a !== undefined && b !== undefined && a.endOffset + 1 === b.startOffset;

export const isNumber = (each: Lexeme | undefined): boolean => each?.tokenType === Int || each?.tokenType === Dec;
export const isString = (each: Lexeme | undefined): boolean => each?.tokenType === Str;
export const isName = (each: Lexeme | undefined): boolean => each !== undefined && /^\p{L}/u.test(each.image);

/** A slip that one lexeme, or a run of them, is to be replaced by `write`, which fixes it. */
export const replaced = (
  from: Lexeme | undefined,
  to: Lexeme | undefined,
  write: string,
  mended = write,
): Slip | undefined => from && to && { shape: 'replace', from, to, write, mended };

/** A slip that is reported with an example of what to write, but without a fix. */
export const rewritten = (from: Lexeme | undefined, to: Lexeme | undefined, write: string): Slip | undefined =>
  from && to && { shape: 'replace', from, to, write };

export const superfluous = (at: Lexeme | undefined, write: string): Slip | undefined =>
  at && { shape: 'remove', from: at, to: at, write, mended: '' };

export const incomplete = (
  from: Lexeme | undefined,
  to: Lexeme | undefined,
  write: string,
  mended?: string,
): Slip | undefined =>
  from && to && { shape: 'complete', from, to, write, ...(mended === undefined ? {} : { mended }) };
