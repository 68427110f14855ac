import { Board, type BoardProps, inDaylight, readLayout, standalone } from '@sandtable/board';
import css from '@sandtable/board/board.css?raw';
import { infoSeen } from '@sandtable/session';
import print from './css/print-board.css?raw';
import tokens from './css/tokens.css?raw';
import { coast } from './play/coast.ts';

/** What a picture of a board shows. */
export type Drawn = Pick<BoardProps, 'info' | 'nameOf' | 'valueName' | 'fieldName'> & {
  readonly view: NonNullable<BoardProps['view']>;
  /** The text of the layout. */
  readonly layout: string | undefined;
};

/** A board in which nothing can be clicked. */
export const DrawnBoard = ({ info, view, layout, ...names }: Drawn) => (
  <Board
    info={infoSeen(info, view)}
    view={view}
    layout={layout === undefined ? undefined : readLayout(layout)}
    rings={coast}
    candidates={[]}
    asked={undefined}
    picked={[]}
    onPick={undefined}
    {...names}
  />
);

/** The sheet of a board that was drawn as an SVG file; undefined where a game has tables alone. */
export const fileOf = (markup: string, width: number): string | undefined => standalone(markup, { css, tokens, width });

/** Board, tables and cards that were drawn as they are printed: a style and what it is for. */
export const printed = (markup: string, title: string): { readonly style: string; readonly html: string } => ({
  style: inDaylight(`${css}${print}`, tokens),
  html: `<div class="print-page"><h1>${escaped(title)}</h1>${markup}</div>`,
});

/** The same as a page of its own. */
export const sheetOf = (markup: string, title: string): string => {
  const { style, html } = printed(markup, title);
  const look = `@page{margin:12mm}body{margin:0}${style}`;
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${look}</style>`;
  return `<!doctype html><html><head>${head}</head><body>${html}</body></html>\n`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
