/** Something of how a text is set that is probably not meant; `better` is how it would be. */
export interface Slip {
  readonly what: 'doubled' | 'quotes' | 'space';
  readonly start: number;
  readonly end: number;
  readonly better: string | undefined;
}

/** What is no prose: values and their paths, code, targets of links, signs of Markdown, HTML. */
const SILENT = /\{[^{}\n]*\}|`[^`\n]*`|\]\([^()\s]+\)|^[ \t]*explains:.*$|^[ \t]*\|.*$|<[^<>\n]*>/gm;
const blank = (part: string): string => '\uE000'.repeat(part.length);

const WRONG_QUOTES: Readonly<Record<string, RegExp>> = { de: /["”]/g, en: /["„]/g, fr: /["„“”]/g };
const DOUBLED = /(?<![\p{L}\p{N}])(\p{L}{2,})([ \n]+)\1(?![\p{L}\p{N}])/giu;
/** A number and its unit stay in one line; in French so does the sign behind a word. */
const UNIT = /(?<=[\d\uE000])[ ](?=(?:%|°|€|km|cm|mm|kg|kB|MB)(?![\p{L}\d]))/gu;
const FRENCH = /(?<=[\p{L}\d\uE000)])[ ](?=[;:!?»](?:\s|$))|(?<=«)[ ]/gu;

/** Slips of setting in a text of a language, in their order. */
export function slipsIn(text: string, lang: string): readonly Slip[] {
  const prose = text.replace(SILENT, blank);
  const found = (what: Slip['what'], pattern: RegExp, better?: (words: string) => string): readonly Slip[] =>
    [...prose.matchAll(pattern)].map(({ 0: words, index: start }) => ({
      what,
      start,
      end: start + words.length,
      better: better?.(words),
    }));
  const quotes = WRONG_QUOTES[lang];
  return [
    ...found('doubled', DOUBLED, (words) => words.split(/\s+/)[0] ?? words),
    ...(quotes === undefined ? [] : found('quotes', quotes)),
    ...found('space', UNIT, () => '\u202f'),
    ...(lang === 'fr' ? found('space', FRENCH, () => '\u202f') : []),
  ].toSorted((a, b) => a.start - b.start);
}
