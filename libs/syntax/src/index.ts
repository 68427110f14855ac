export type { SourceFile, Token } from './contract.ts';
export { format } from './format.ts';
export { lex } from './lexer.ts';
export { MAX_SIZE, parse } from './parse.ts';
export { type KeptVariant, keepVariant } from './patches.ts';
export { brokenPieces, editFile, type KeptFile, keepFile, originOf, placeOf } from './pieces.ts';
export type * from './tree.ts';
export { isContextual, isReserved } from './vocabulary.ts';
export { DECLARATION_WORDS, STATEMENT_WORDS, TYPE_WORDS, type TypeWord } from './words.ts';
