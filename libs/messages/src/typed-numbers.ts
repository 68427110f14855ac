import { baseLanguage } from '@sandtable/text';

/**
 * Words that count, by language; articles (`ein`, `one`) and ordinals are left to the author, and so are words that mean
 * something else as well: `neuf` is new, `les deux` are both.
 */
const WORDS: Readonly<Record<string, string>> = {
  de: 'null|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert',
  fr: '(?<!(?:les|aux|des|ces|tous|toutes|leurs) )deux|zéro|trois|quatre|cinq|six|sept|huit|dix|onze|douze|vingt|trente|cent',
  en: 'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred',
};
const ENDINGS = '(?:mal|fach|erlei)?';
const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|' +
  'January|February|March|May|June|July|October|December';
const FRENCH_MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Where digits are no values of the rules: headings' marks, placeholders, targets of links, sections, dates, lists. */
const ALLOWED = [
  String.raw`\{[^{}\n]*\}`,
  String.raw`\]\([^()\s]+\)`,
  String.raw`^[ \t]*explains:.*$`,
  String.raw`^[ \t]*\d+\.(?=\s)`,
  String.raw`§[\p{L}\d.-]+`,
  String.raw`\d{1,2}\. (?:${MONTHS})`,
  String.raw`(?:${MONTHS}) \d{1,2}(?!\d)`,
  String.raw`\d{1,2}(?:er)? (?:${FRENCH_MONTHS})`,
  String.raw`(?<!\d)(?:1\d|20)\d\d(?!\d)`,
].join('|');

/** Places of digits and number words that should have come from the rules; `{=two}` says that one is meant as it is. */
export function typedNumbers(text: string, lang: string): readonly { readonly start: number; readonly end: number }[] {
  const masked = text.replaceAll(new RegExp(ALLOWED, 'gmu'), (part) => ' '.repeat(part.length));
  const known = baseLanguage(lang);
  const words = Object.hasOwn(WORDS, known) ? `|(?<!\\p{L})(?:${WORDS[known]})${ENDINGS}(?!\\p{L})` : '';
  return [...masked.matchAll(new RegExp(`\\p{Nd}+${words}`, 'giu'))].map(({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
  }));
}
