/** The letter that a sentence begins with, after marks at most; names such as `iMac`, and paths, stay as they are written. */
const FIRST_LETTER = /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu}|\S*\/)/u;

/** A sentence or heading with a capital letter at its beginning, by the rules of its language. */
export const capitalized = (locale: string | undefined, text: string): string =>
  text.replace(FIRST_LETTER, (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale));
