const PLAIN = 'aeiouAEIOUcnsyCNSY';
const BENT = 'áéíóúÁÉÍÓÚçñšýÇÑŠÝ';

/** Letters with accents that are still read; what stands in code is not for reading aloud. */
export const accented = (text: string): string =>
  text.replace(/`[^`]*`|[a-z]/giu, (sign) => (sign.length > 1 ? sign : (BENT[PLAIN.indexOf(sign)] ?? sign)));

/** Puts a text that is bent already between brackets, two fifths longer than it was, by words that lines can break between. */
export function stretched(bent: string, text: string): string {
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign)).length;
  const more = 'ẋ'.repeat(Math.ceil(letters * 0.4)).replaceAll(/(.{9})(?=.)/g, '$1 ');
  return `⟦${bent}${more === '' ? '' : ` ${more}`}⟧`;
}

/** A text of the language that shows what was forgotten. */
export const bend = (text: string): string => (text === '' ? '' : stretched(accented(text), text));
