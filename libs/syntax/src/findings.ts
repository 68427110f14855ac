import { type Diagnostic, type Fields, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { EOF } from 'chevrotain';
import type { Mistake } from './grammar/mistakes.ts';
import { Id, isContextual, isReserved } from './vocabulary.ts';

const isWord = (text: string): boolean => isContextual(text) || isReserved(text);

/** A finding about a misspelt word, with the repair. */
export const misspelling = (span: Span, found: string, expected: string, meant: string): Diagnostic => {
  const fix = { title: 'syntax/replace', fields: { text: meant }, edits: [{ span, text: meant }] };
  return finding('syntax/unexpected', span, { found, expected, near: meant }, { fixes: [fix] });
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

const meantBy = (mistake: Mistake): string | undefined => {
  const { expected, token, meant } = mistake;
  if (meant !== undefined || token.tokenType !== Id || !isWord(expected)) return meant;
  return near(token.image, [expected]);
};

export const findingOf = (file: string, mistake: Mistake): Diagnostic => {
  const span = placeOf(file, mistake);
  const found = mistake.token.image || 'end';
  const meant = meantBy(mistake);
  if (meant !== undefined && span.end > span.start) return misspelling(span, found, mistake.expected, meant);
  const fields: Fields = { found, expected: mistake.expected };
  return finding('syntax/unexpected', span, fields);
};
