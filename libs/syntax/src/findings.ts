import { type Diagnostic, type Fields, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { EOF } from 'chevrotain';
import type { Mistake } from './grammar/mistakes.ts';
import { insteadOf } from './instead.ts';
import type { Lexeme } from './lexer.ts';
import { type Recognised, slipOf } from './slips/index.ts';
import { Id, isContextual, isReserved } from './vocabulary.ts';

const isWord = (text: string): boolean => isContextual(text) || isReserved(text);

/** A finding about a misspelled word, with the repair. */
export const misspelling = (span: Span, found: string, expected: string, meant: string): Diagnostic => {
  const fix = { title: 'syntax/replace', fields: { text: meant }, edits: [{ span, text: meant }] };
  return finding('syntax/unexpected', span, { ends: 'no', found, expected, near: meant }, { fixes: [fix] });
};

/** Something missing at the end of a line is reported there, not at what happens to stand on a later line. */
const placeOf = (file: string, mistake: Mistake): Span => {
  const { token, previous } = mistake;
  const atEnd = token.tokenType === EOF;
  const earlier = previous && previous.tokenType !== EOF && (atEnd || previous.startLine !== token.startLine);
  if (earlier) return { file, start: (previous.endOffset ?? 0) + 1, end: (previous.endOffset ?? 0) + 1 };
  if (atEnd) return { file, start: 0, end: 0 };
  return { file, start: token.startOffset, end: (token.endOffset ?? token.startOffset) + 1 };
};

/** What ends where something is missing, and behind what: nobody looks for that at the next word or at the next bracket. */
const endOf = ({ token, previous }: Mistake, span: Span): Fields => {
  if (span.end > span.start) return { ends: 'no', found: token.image };
  if (previous === undefined || previous.tokenType === EOF) return { ends: 'file' };
  return { ends: token.tokenType === EOF ? 'part' : 'line', after: previous.image };
};

const meantBy = (mistake: Mistake): string | undefined => {
  const { expected, token, meant } = mistake;
  if (meant !== undefined || token.tokenType !== Id || !isWord(expected)) return meant;
  return near(token.image, [expected]);
};

/** What was expected isn't reported, but shows which declarations aren't what they were meant to be. */
const slipFinding = (
  file: string,
  { shape, found, write, from, to, mended }: Recognised,
  expected: string,
): Diagnostic =>
  insteadOf({ file, start: from.startOffset, end: to.endOffset + 1 }, { shape, found, write, expected }, mended);

export const findingOf = (file: string, mistake: Mistake, lexemes: readonly Lexeme[]): Diagnostic => {
  const span = placeOf(file, mistake);
  const { expected, token } = mistake;
  const slip = mistake.meant === undefined ? slipOf(lexemes, mistake) : undefined;
  if (slip) return slipFinding(file, slip, expected);
  const meant = meantBy(mistake);
  if (meant !== undefined && span.end > span.start) return misspelling(span, token.image, expected, meant);
  return finding('syntax/unexpected', span, { ...endOf(mistake, span), expected });
};
