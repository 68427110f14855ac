import { lex, type Token } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/** The texts of a ruleset by path. */
export type Texts = ReadonlyMap<string, string>;

export const textAt = (texts: Texts, { file, start, end }: Span): string => (texts.get(file) ?? '').slice(start, end);

const UNREAD: ReadonlySet<Token['kind']> = new Set(['comment', 'doc', 'citation']);

/** Where a word or sign stands first in a stretch of text; comments do not count. */
export function tokenSpan(texts: Texts, span: Span, text: string): Span | undefined {
  const found = lex(span.file, textAt(texts, span)).tokens.find(
    (token) => token.text === text && !UNREAD.has(token.kind),
  );
  return found && { file: span.file, start: span.start + found.start, end: span.start + found.end };
}
