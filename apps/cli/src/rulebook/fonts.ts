import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resource } from '../resources.ts';

/** Faces of a book: printing turns variable fonts into drawings of letters, so each weight is a font of its own. */
const FACES = [
  ['Source Serif 4', 'source-serif-4', [400, 600], ['normal', 'italic']],
  ['Inter', 'inter', [400, 600], ['normal']],
  ['JetBrains Mono', 'jetbrains-mono', [400], ['normal']],
] as const;

/** Letters that each file of a face has, as its package tells them. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+2C60-2C7F',
} as const;

/** Family, style, weight, letters and file of each font of a book. */
export const BOOK_FONTS = FACES.flatMap(([family, name, weights, styles]) =>
  weights.flatMap((weight) =>
    styles.flatMap((style) =>
      (Object.keys(RANGES) as (keyof typeof RANGES)[]).map((letters) => ({
        ...{ family, style, weight, letters },
        file: `${name}/files/${name}-${letters}-${weight}-${style}.woff2`,
      })),
    ),
  ),
);

/** The fonts of a book as rules that hold them, so that the file needs nothing beside it. */
export async function bookFonts(): Promise<string> {
  const faces = BOOK_FONTS.map(async ({ family, style, weight, letters, file }) => {
    const bytes = await readFile(join(resource('fonts'), file));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};unicode-range:${RANGES[letters]};src:${source}}`;
  });
  return (await Promise.all(faces)).join('\n');
}
