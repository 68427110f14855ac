/**
 * Styles of text in a terminal, marked with characters for private use: control characters don't get through to it, since
 * texts of rulesets would bring their own. A ruleset that writes such a mark gets its words in bold, and no more.
 */
const CODES = { bold: '1', dim: '2', accent: '36', good: '32', bad: '31', dice: '33' } as const;

export type Ink = keyof typeof CODES;

const FIRST = 0xf8e0;
const END = '\uF8EF';
const INKS = Object.keys(CODES) as readonly Ink[];
const markOf = (ink: Ink): string => String.fromCharCode(FIRST + INKS.indexOf(ink));

/** Any mark: the beginning of a style, or the end of all. */
export const MARK = /[\uF8E0-\uF8EF]/g;

export const inked = (ink: Ink, text: string): string => (text === '' ? '' : `${markOf(ink)}${text}${END}`);

/** The text as a terminal is given it: with colors, or without any mark. */
export function painted(text: string, hasColors: boolean): string {
  if (!hasColors) return text.replace(MARK, '');
  return text.replace(MARK, (mark) => `\u001b[${mark === END ? '0' : codeOf(mark)}m`);
}

const codeOf = (mark: string): string => CODES[INKS[mark.charCodeAt(0) - FIRST] ?? 'bold'] ?? '0';

/** The style that is open behind a text, as its mark; empty if none is. */
export function openBehind(text: string): string {
  const last = text.match(MARK)?.at(-1);
  return last === undefined || last === END ? '' : last;
}

export const CLOSED = END;

/** Characters that take no room, and those that take two columns. */
const NO_ROOM = /[\uF8E0-\uF8EF\p{M}\p{Cf}]/gu;
const TWO = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/gu;

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  const shown = text.replace(NO_ROOM, '');
  return [...shown].length + (shown.match(TWO)?.length ?? 0);
}

/** The text with spaces behind it up to a width. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
