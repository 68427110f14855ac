import { renderToStaticMarkup } from 'react-dom/server';
import { type Drawn, DrawnBoard, fileOf, sheetOf } from './drawn-board.tsx';

/** A board as a picture in a printed text: nothing in it can be clicked. */
export const boardPicture = (drawn: Drawn): string => renderToStaticMarkup(<DrawnBoard {...drawn} />);

/** The sheet of a board as an SVG file; undefined where a game has tables alone. */
export const boardFile = (drawn: Drawn, width: number): string | undefined => fileOf(boardPicture(drawn), width);

/** Board, tables and cards as a page of their own, to be printed. */
export const boardSheet = (drawn: Drawn, title: string): string => sheetOf(boardPicture(drawn), title);
