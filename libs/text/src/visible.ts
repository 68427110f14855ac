/**
 * Characters that turn the direction of the text around them (embeddings, overrides, isolates): with them a line reads
 * otherwise than it is. Marks (U+200E, U+200F) are none of them: they turn nothing but their own place, and texts from
 * right to left need them.
 */
export const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

/** What a terminal obeys or doesn't show: control characters, but not tabs, ends of lines and returns in front of them. */
const UNSEEN = /(?!\r\n|\t|\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const PICTURES = 0x2400;
const DELETE = '\u007F';

/** A text with signs for its control characters: `␛`, `␡`, `⟪U+202E⟫`. */
export const visible = (text: string): string => text.replace(UNSEEN, signOf);

function signOf(character: string): string {
  if (character === DELETE) return '␡';
  const code = character.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(PICTURES + code) : `⟪${codeName(character)}⟫`;
}

/** A character by its number: `U+202E`. */
export const codeName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
