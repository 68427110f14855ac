import { renderToStaticMarkup } from 'react-dom/server';
import { coverFile, type Drawn, DrawnBoard, fileOf, onPaper, type Paper, sheetOf } from './drawn-board.tsx';
import { DrawnHand } from './drawn-hand.tsx';

/** A board as a picture in a printed text: nothing in it can be clicked. */
export const boardPicture = (drawn: Drawn): string => renderToStaticMarkup(<DrawnBoard {...drawn} />);

export { figureOf, movedBetween } from './figure.ts';
export { boardStyles } from './styles.ts';

/** The sheet of a board as an SVG file; undefined where a game has tables alone. */
export const boardFile = (drawn: Drawn, width: number): string | undefined => fileOf(boardPicture(drawn), drawn, width);

/** The sheet of a board as the cover of its game, light and dark; a hand of cards where it has no board; undefined without either. */
export const boardCover = (drawn: Drawn): string | undefined =>
  coverFile(boardPicture(drawn)) ?? (renderToStaticMarkup(<DrawnHand {...drawn} />) || undefined);

/** Board, tables and cards as a page of their own, to be printed. */
export const boardSheet = (drawn: Drawn, title: string): string => sheetOf(boardPicture(drawn), title);

/** The board alone on one page of paper; undefined where a game has tables alone. */
export const mapSheet = (drawn: Drawn, title: string, paper: Paper): string | undefined =>
  onPaper(boardPicture(drawn), title, paper);
