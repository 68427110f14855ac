import { coverFile, type Drawn, DrawnBoard, fileOf, onPaper, printed } from '@sandtable/picture';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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

async function pixelsOf(svg: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob === null) throw new Error('no picture could be made');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
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
  addEventListener('afterprint', () => host.remove(), { once: true });
  print();
}

/** Prints the map alone, on one page; false where the game has no sheet that can be drawn by itself. */
export function printMap(drawn: Drawn, title: string): boolean {
  const html = onPaper(markupOf(drawn), title);
  if (html !== undefined) printPage(html, title);
  return html !== undefined;
}
