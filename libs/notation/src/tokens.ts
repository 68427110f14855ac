import { formsOf } from './fold.ts';

/** A word, a number, a dash or another sign of a line, as it may be spelt; offsets count in the line. */
export interface Token {
  readonly forms: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Dashes and arrows of any kind are one sign. */
const DASH = '-';
const PIECE =
  /(\d+[.,]\d+)|([\p{L}\p{M}\p{N}]+)|([-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]+>?|=+>|[\u2192\u21D2\u27F6])|([^\s])/gu;
/** Signs that only part words, as spaces do. */
const SILENT = /[.,;:()[\]{}/\\'"`’‘‚“”„«»‹›!?_|]/u;

/** The line in pieces; what only parts words is left out. */
export function tokensOf(line: string): readonly Token[] {
  return [...line.matchAll(PIECE)].flatMap((match) => {
    const [text, number, word, dash] = match;
    if (number === undefined && word === undefined && dash === undefined && SILENT.test(text)) return [];
    return [{ forms: formsOfPiece(text, number, dash), start: match.index, end: match.index + text.length }];
  });
}

function formsOfPiece(text: string, number: string | undefined, dash: string | undefined): readonly string[] {
  if (number !== undefined) return [number.replace(',', '.')];
  return dash === undefined ? formsOf(text) : [DASH];
}

export const sameToken = (a: Token, b: Token): boolean => a.forms.some((form) => b.forms.includes(form));
