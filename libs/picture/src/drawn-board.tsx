import {
  Board,
  type BoardLayout,
  type BoardProps,
  bare,
  inDaylight,
  layoutFor,
  readLayout,
  recordOf,
  standalone,
} from '@sandtable/board';
import { coast } from '@sandtable/board/coast';
import tokens from '@sandtable/board/styles/tokens.css?raw';
import { infoSeen } from '@sandtable/session';
import { coverOf } from './cover.ts';
import print from './print-board.css?raw';
import { boardStyles, cardStyles } from './styles.ts';

/** What a picture of a board shows. */
export type Drawn = Pick<BoardProps, 'info' | 'nameOf' | 'valueName' | 'fieldName'> & {
  readonly view: NonNullable<BoardProps['view']>;
  /** The text of the layout. */
  readonly layout: string | undefined;
  /** Without what stands on the board. */
  readonly isBare?: boolean;
};

/** A board in which nothing can be clicked. */
export const DrawnBoard = ({ info, view, layout, isBare = false, ...names }: Drawn) => (
  <Board
    info={infoSeen(info, view)}
    view={view}
    layout={layoutOf({ info, layout, isBare })}
    rings={coast}
    candidates={[]}
    asked={undefined}
    picked={[]}
    onPick={undefined}
    {...names}
  />
);

const layoutOf = ({ info, layout, isBare }: Pick<Drawn, 'info' | 'layout' | 'isBare'>): BoardLayout | undefined => {
  const read = layout === undefined ? undefined : readLayout(layout);
  return isBare ? bare(layoutFor(info, read)) : read;
};

/** The sheet of a board that was drawn as an SVG file; undefined where a game has tables alone. */
export const fileOf = (markup: string, { info, layout, nameOf }: Drawn, width: number): string | undefined => {
  const record = recordOf(info, layout === undefined ? undefined : readLayout(layout), coast, nameOf);
  return standalone(markup, { css: boardStyles, tokens, width, record });
};

/** The sheet of a board that was drawn as the cover of its game, light and dark; undefined where a game has tables alone. */
export const coverFile = (markup: string): string | undefined => {
  const svg = standalone(markup, { css: boardStyles, tokens, width: 0, record: '', isNamed: true });
  return svg && coverOf(svg, tokens);
};

/** Board, tables and cards that were drawn as they are printed: a style and what it is for. */
export const printed = (markup: string, title: string): { readonly style: string; readonly html: string } => ({
  style: inDaylight(`${boardStyles}${cardStyles}${print}`, tokens),
  html: `<div class="print-page"><h1>${escaped(title)}</h1>${inDaylight(markup, tokens)}</div>`,
});

/** The same as a page of its own. */
export const sheetOf = (markup: string, title: string): string => {
  const { style, html } = printed(markup, title);
  const look = `@page{margin:12mm}body{margin:0}${style}`;
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${look}</style>`;
  return `<!doctype html><html><head>${head}</head><body>${html}</body></html>\n`;
};

/** What a sheet of paper may be; without it that of the printer, where the page asks for none. */
export type Paper = 'a4' | 'a3' | undefined;

/** A sheet that was drawn, as large as one page lets it be, which lies as the sheet does; undefined where there is none. */
export const onPaper = (markup: string, title: string, paper?: Paper): string | undefined => {
  const [, wide, high] = /class="board-sheet" viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(markup) ?? [];
  if (wide === undefined || high === undefined) return undefined;
  const way = Number(wide) >= Number(high) ? 'landscape' : 'portrait';
  const page = `@page{size:${[paper?.toUpperCase() ?? [], way].flat().join(' ')};margin:12mm}`;
  // Above it stands the title, below it what its signs mean.
  const sheet = '.print-page .board-sheet{width:100%;height:auto;max-height:calc(100vh - 32mm)}';
  const alone = '.print-page :is(.board-table,.card-table>:not(.board,svg)){display:none}';
  return sheetOf(markup, title).replace('</style>', `${page}${sheet}${alone}</style>`);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
