export type { SourceFile, Token } from './contract.ts';
export { format } from './format.ts';
export { lex } from './lexer.ts';
export { MAX_SIZE, parse } from './parse.ts';
export { type KeptVariant, keepVariant } from './patches.ts';
export { brokenPieces, editFile, type KeptFile, keepFile, originOf, placeOf } from './pieces.ts';
export type * from './tree.ts';
export {
  DECLARATION_WORDS,
  isContextual,
  isReserved,
  STATEMENT_WORDS,
  TYPE_WORDS,
  type TypeWord,
} from './vocabulary.ts';
