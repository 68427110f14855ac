import { baseLanguage } from '@sandtable/text';

/** Something of how a text is set that is probably not meant; `better` is how it would be. */
export interface Slip {
  readonly what: 'doubled' | 'quotes' | 'space' | 'direction';
  readonly start: number;
  readonly end: number;
  readonly better: string | undefined;
}

/** What is not prose: values and their paths, code, targets of links, signs of Markdown, HTML. */
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
  const quotes = WRONG_QUOTES[baseLanguage(lang)];
  return [
    ...found('doubled', DOUBLED, (words) => words.split(/\s+/)[0] ?? words),
    ...(quotes === undefined ? [] : found('quotes', quotes)),
    ...found('space', UNIT, () => '\u202f'),
    ...(baseLanguage(lang) === 'fr' ? found('space', FRENCH, () => '\u202f') : []),
    ...turned(text),
  ].toSorted((a, b) => a.start - b.start);
}

const TURNS = /[\u202a-\u202e\u2066-\u2069\n]/g;
const CLOSES: Readonly<Record<string, RegExp>> = {
  '\u202c': /[\u202a\u202b\u202d\u202e]/,
  '\u2069': /[\u2066-\u2068]/,
};

/** Invisible signs that turn the direction of writing and are not closed in their line turn what stands behind them. */
function turned(text: string): readonly Slip[] {
  const slips: Slip[] = [];
  let open: { readonly sign: string; readonly start: number }[] = [];
  const slip = (start: number): void => void slips.push({ what: 'direction', start, end: start + 1, better: '' });
  for (const { 0: sign, index } of [...text.matchAll(TURNS), { 0: '\n', index: text.length }]) {
    if (sign === '\n') {
      for (const { start } of open) slip(start);
      open = [];
    } else if (CLOSES[sign] === undefined) open.push({ sign, start: index });
    else if (CLOSES[sign].test(open.at(-1)?.sign ?? '')) open.pop();
    else slip(index);
  }
  return slips;
}
