import { DECLARATION_WORDS } from '@sandtable/syntax';

/** Where someone types: the word around the place, and the declaration that it lies in. */
export interface Caret {
  /** The word that is being typed; empty between words. */
  readonly start: number;
  readonly end: number;
  readonly prefix: string;
  /** From its first word to the next declaration. */
  readonly chunk: { readonly start: number; readonly text: string } | undefined;
  /** Nothing stands before it on its line. */
  readonly column1: boolean;
  /** Only indentation, or the opening of a block, stands before it. */
  readonly heads: boolean;
  /** In a comment, a string or a citation, or in a number. */
  readonly inText: boolean;
}

const WORD = /[\p{L}\p{N}_]/u;
const DECLARATION = new RegExp(`^(?:${DECLARATION_WORDS.join('|')})\\b`);

export function caretAt(text: string, offset: number): Caret {
  let start = offset;
  while (start > 0 && WORD.test(text[start - 1] ?? '')) start--;
  let end = offset;
  while (end < text.length && WORD.test(text[end] ?? '')) end++;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const prefix = text.slice(start, offset);
  return {
    start,
    end,
    prefix,
    chunk: chunkAt(text, start),
    column1: line === '',
    heads: /(?:^|[{;])\s*$/.test(line),
    inText: isInText(line) || /^\p{N}/u.test(prefix),
  };
}

/** Whether a line ends inside of a comment, a string or a citation. */
function isInText(line: string): boolean {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  return bare.includes('"') || bare.includes('//') || /§\S*$/.test(bare);
}

/** Declarations begin in the first column; what is being typed there may be one. */
function chunkAt(text: string, offset: number): Caret['chunk'] {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  while (start > 0 && !DECLARATION.test(text.slice(start, start + 20))) start = text.lastIndexOf('\n', start - 2) + 1;
  if (!DECLARATION.test(text.slice(start, start + 20))) return undefined;
  let end = text.indexOf('\n', offset);
  while (end >= 0 && !DECLARATION.test(text.slice(end + 1, end + 21))) end = text.indexOf('\n', end + 1);
  return { start, text: text.slice(start, end < 0 ? text.length : end + 1) };
}
