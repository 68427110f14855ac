const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The noon of a day of the calendar, as tables write it; undefined for a day that there is not. */
const dayOf = (text: string): number | undefined => {
  const [year = 0, month = 0, day = 0] = DAY.exec(text)?.slice(1).map(Number) ?? [];
  // The day before the first of the next month is the last of this one.
  const last = (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / 86_400_000;
  return month >= 1 && month <= 12 && day >= 1 && day <= last ? Date.UTC(year, month - 1, day, 12) : undefined;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** It takes longer to make than a hundred dates to write. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const before = formats.get(locale);
  if (before !== undefined) return before;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

/** What the end of an interval leaves out it has in common with the beginning: `1914-08-26/31`. */
const endOf = (from: string, end: string): string => from.slice(0, Math.max(0, from.length - end.length)) + end;

/** A board may show dozens of dates, which are the same at every step; so many are kept. */
const MOST = 2000;
const known = new Map<string, string>();

/**
 * A text that is a date or an interval of ISO 8601, in words of a language: `1914-08-26/31` as “August 26 – 31, 1914”. Any other
 * text as it is.
 */
export function dateInWords(locale: string, text: string): string {
  if (!text.includes('-')) return text;
  const key = `${locale} ${text}`;
  const words = known.get(key) ?? written(locale, text);
  if (known.size >= MOST) known.clear();
  known.set(key, words);
  return words;
}

function written(locale: string, text: string): string {
  const [begin = '', end, ...more] = text.split('/');
  const from = dayOf(begin);
  if (from === undefined || end === '' || more.length > 0) return text;
  const format = formatOf(locale);
  if (end === undefined) return format.format(from);
  const to = dayOf(endOf(begin, end));
  return to === undefined || to < from ? text : format.formatRange(from, to);
}
