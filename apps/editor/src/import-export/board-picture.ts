import { coverFile, type Drawn, DrawnBoard, fileOf, onPaper, printed } from '@sandtable/picture';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pixelsOf } from './pixels.ts';
import { printPage } from './print-page.ts';

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const WIDTH = 1600;
const HOST = 'print-sheet';

/** Drawn as on the page, in a place that nobody sees. */
function markupOf(drawn: Drawn): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(createElement(DrawnBoard, drawn)));
  // A file of its own knows no names of signs.
  const markup = host.innerHTML.replaceAll('&nbsp;', '\u00a0');
  root.unmount();
  return markup;
}

/** The board as the bytes of a file; undefined where the game has no sheet that can be drawn by itself. */
export async function pictureOf(drawn: Drawn, kind: 'svg' | 'png'): Promise<Picture | undefined> {
  const svg = fileOf(markupOf(drawn), drawn, WIDTH);
  if (svg === undefined) return undefined;
  const bytes = new TextEncoder().encode(svg);
  return kind === 'svg' ? { bytes, type: 'image/svg+xml' } : { bytes: await pixelsOf(bytes), type: 'image/png' };
}

/** The board as a cover of its game; undefined where the game has no sheet that can be drawn by itself. */
export const coverIn = (drawn: Drawn): string | undefined => coverFile(markupOf(drawn));

/** Prints board, tables and cards, and nothing else of the page. */
export function printBoard(drawn: Drawn, title: string): void {
  const { style, html } = printed(markupOf(drawn), title);
  document.getElementById(HOST)?.remove();
  const host = document.createElement('div');
  host.id = HOST;
  // Names in it are text: what renders them escapes them.
  host.attachShadow({ mode: 'open' }).innerHTML = `<style>${style}</style>${html}`;
  document.body.append(host);
  // A style that looks for the sheet would do so at every change of the page.
  document.body.setAttribute('data-printed', '');
  const clear = (): void => {
    host.remove();
    document.body.removeAttribute('data-printed');
  };
  addEventListener('afterprint', clear, { once: true });
  print();
}

/** Prints the map alone, on one page; false where the game has no sheet that can be drawn by itself. */
export function printMap(drawn: Drawn, title: string): boolean {
  const html = onPaper(markupOf(drawn), title);
  if (html !== undefined) printPage(html, title);
  return html !== undefined;
}
