import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILES = [
  ['Source Serif 4 Variable', 'normal', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
  ['Source Serif 4 Variable', 'italic', 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2'],
  ['Inter Variable', 'normal', 'inter/files/inter-latin-wght-normal.woff2'],
] as const;

/** The fonts of a book as rules that hold them, so that the file needs nothing beside it. */
export async function bookFonts(): Promise<string> {
  const faces = FILES.map(async ([family, style, file]) => {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:200 900;src:${source}}`;
  });
  return (await Promise.all(faces)).join('\n');
}
