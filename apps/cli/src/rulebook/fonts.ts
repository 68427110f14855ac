import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resource } from '../resources.ts';

/** Family, style and file of each font of a book. */
export const BOOK_FONTS = [
  ['Source Serif 4 Variable', 'normal', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
  ['Source Serif 4 Variable', 'italic', 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2'],
  ['Inter Variable', 'normal', 'inter/files/inter-latin-wght-normal.woff2'],
] as const;

/** The fonts of a book as rules that hold them, so that the file needs nothing beside it. */
export async function bookFonts(): Promise<string> {
  const faces = BOOK_FONTS.map(async ([family, style, file]) => {
    const bytes = await readFile(join(resource('fonts'), file));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:200 900;src:${source}}`;
  });
  return (await Promise.all(faces)).join('\n');
}
