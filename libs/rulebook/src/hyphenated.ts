/** Puts soft hyphens into a word. */
export type Hyphenate = (word: string) => string;

/** Pictures, code, headings and tags stay as they are; so do signs that are written as a name, and short words. */
const PARTS = /<svg\b.*?<\/svg>|<(code|pre|h[1-6]|th|caption|figcaption)\b.*?<\/\1>|<[^>]*>|&[^;\s]*;|\p{L}{6,}/gsu;

/** HTML whose longer words may be divided: browsers that print have no dictionaries for that. */
export const hyphenated = (html: string, hyphenate: Hyphenate): string =>
  html.replaceAll(PARTS, (part) => (/^[<&]/.test(part) ? part : hyphenate(part)));
