const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Where a text is a day of the calendar as tables write it, at noon of it, which is that day everywhere. */
const dayOf = (text: string): Date | undefined => {
  if (!DAY.test(text)) return undefined;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
};

/** What the end of an interval leaves out it has in common with the beginning: `1914-08-26/31`. */
const endOf = (from: string, end: string): string => from.slice(0, Math.max(0, from.length - end.length)) + end;

/**
 * A text that is a date or an interval of ISO 8601, in words of a language: `1914-08-26/31` as “26 – 31 August 1914”. Any other
 * text as it is.
 */
export function dateInWords(locale: string, text: string): string {
  const [begin = '', end, ...more] = text.split('/');
  const from = dayOf(begin);
  if (from === undefined || end === '' || more.length > 0) return text;
  // Rules in English are spelled as in Britain.
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (end === undefined) return format.format(from);
  const to = dayOf(endOf(begin, end));
  return to === undefined || to < from ? text : format.formatRange(from, to);
}
