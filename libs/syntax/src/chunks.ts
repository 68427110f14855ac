/** Cuts a file into chunks that are read one by one, so that a mistake stays in the declaration it was made in. */
import { near } from '@sandtable/text';
import { setDepths } from './brackets.ts';
import { type Lexeme, respell } from './lexer.ts';
import { Id, Str } from './vocabulary.ts';
import { DECLARATION_WORDS } from './words.ts';

const DECLARATION = new Set(DECLARATION_WORDS);

export interface Misspelt {
  readonly lexeme: Lexeme;
  readonly written: string;
  readonly meant: string;
}
export interface Chunks {
  readonly chunks: readonly (readonly Lexeme[])[];
  /** Declaration words that were misspelled and are read as what was meant. */
  readonly misspelt: readonly Misspelt[];
}

const isName = (each: Lexeme | undefined): boolean =>
  each !== undefined && (each.tokenType === Id || each.tokenType.CATEGORIES?.includes(Id) === true);

/** After a word, this makes a declaration of it; `state = 3` in the middle of something else is none. */
const beginsDeclaration = (word: Lexeme, next: Lexeme | undefined): boolean => {
  if (word.image === 'play' || word.image === 'whenever' || word.image === 'expect') return true;
  return isName(next) || next?.tokenType === Str || next?.image === 'for';
};

/** The declaration word a misspelled one stands for, if a name or string follows on its line as it would there. */
const misspeltFor = (word: Lexeme, next: Lexeme | undefined): string | undefined => {
  if (word.tokenType !== Id || next?.startLine !== word.startLine) return undefined;
  if (!isName(next) && next.tokenType !== Str) return undefined;
  return near(word.image, DECLARATION_WORDS);
};

/**
 * If all brackets of the file pair, a chunk begins with any declaration outside of them; else with a declaration word
 * in the first column, whatever seems to be open there.
 */
const beginsChunk = (each: Lexeme, next: Lexeme | undefined, paired: boolean, column: number): boolean => {
  if (!each.first || !DECLARATION.has(each.image) || !beginsDeclaration(each, next)) return false;
  return paired ? each.depth === 0 && each.startColumn <= column : each.startColumn === 1;
};

export const intoChunks = (lexemes: readonly Lexeme[]): Chunks => {
  const paired = setDepths(lexemes);
  const chunks: Lexeme[][] = [];
  const misspelt: Misspelt[] = [];
  let column = Number.POSITIVE_INFINITY;
  lexemes.forEach((each, at) => {
    const next = lexemes[at + 1];
    const outside = each.first && (paired ? each.depth === 0 && each.startColumn <= column : each.startColumn === 1);
    const meant = outside && !DECLARATION.has(each.image) ? misspeltFor(each, next) : undefined;
    if (meant !== undefined) {
      misspelt.push({ lexeme: each, written: each.image, meant });
      respell(each, meant);
    }
    if (chunks.length === 0 || meant !== undefined || beginsChunk(each, next, paired, column)) {
      chunks.push([]);
      column = each.startColumn;
    }
    chunks.at(-1)?.push(each);
  });
  return { chunks, misspelt };
};
