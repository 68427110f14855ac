/** Letters of scripts that are written from right to left: Hebrew, Arabic and their neighbors. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that stands among others without changing their order: where it is written from right to left, it gets the marks
 * that Unicode has for that, which nobody sees.
 */
export const isolated = (text: string): string => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text);
