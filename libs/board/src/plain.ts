/** What boards show, as data: for the terminal, which draws nothing. */
export { type Reader, reader } from './facts.ts';
export { type BoardLayout, readLayout } from './layout.ts';
export { layoutFor } from './layout-for.ts';
export { readable } from './names.ts';
export { type Piece, piecesAt } from './pieces.ts';
export { tagged } from './tagged.ts';
export { tally, tallyText, tallyWord } from './tally.ts';
