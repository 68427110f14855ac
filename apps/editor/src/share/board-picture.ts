import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Drawn, DrawnBoard, fileOf, onPaper, printed } from '../drawn-board.tsx';
import { download } from './download.ts';
import { printPage } from './print-page.ts';

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

/** Saves the board as a file; false where the game has no sheet that can be drawn by itself. */
export async function savePicture(drawn: Drawn, name: string, kind: 'svg' | 'png'): Promise<boolean> {
  const svg = fileOf(markupOf(drawn), WIDTH);
  if (svg === undefined) return false;
  const bytes = new TextEncoder().encode(svg);
  if (kind === 'svg') download(`${name}.svg`, bytes, 'image/svg+xml');
  else download(`${name}.png`, await pixelsOf(bytes), 'image/png');
  return true;
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
