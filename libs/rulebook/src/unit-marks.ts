/**
 * Texts can be marked in Markdown, so that they are found again in the HTML made of it. The marks are punctuation to
 * Markdown, as the ends of a line are, so that emphasis begins and ends beside them; nobody writes them today.
 */
const [OPEN, NUMBERED, CLOSE] = ['\u2E4D', '\u2E4E', '\u2E4F'];
const ANY = new RegExp(`[${OPEN}${NUMBERED}${CLOSE}]`, 'g');
const MARKED = new RegExp(`${OPEN}(\\d+)${NUMBERED}([^${OPEN}${CLOSE}]*)${CLOSE}`, 'g');

/** Marks a text with its number: in HTML it stands within `<span data-unit="3">`. */
export const markedUnit = (text: string, unit: number): string =>
  `${OPEN}${unit}${NUMBERED}${text.replace(ANY, '')}${CLOSE}`;

export const unmarked = (html: string): string =>
  html.replace(MARKED, '<span data-unit="$1">$2</span>').replace(ANY, '');
