export { patternFindings } from './findings.ts';
export { roleIn } from './heading.ts';
export { compileNotation, type Form, formOf, type Notation } from './notation.ts';
export { type Asked, type Note, type Page, readPage } from './page.ts';
export { isPatterns, type TextFile } from './pattern-file.ts';
export type { Piece, Standing } from './piece.ts';
export { type Printer, print, printResult } from './print.ts';
export { type Problem, type Read, type Reading, read } from './read.ts';
export type { Info } from './shape.ts';
