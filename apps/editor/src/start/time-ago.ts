const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, as one says it: just now, a few minutes or hours ago, yesterday, some days ago, or on which day. */
export function timeAgo(when: number, now: number, lang: string, justNow: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - when);
  const days = Math.round((midnight(now) - midnight(when)) / DAY);
  if (passed < MINUTE) return justNow;
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (days < 1) return words.format(-Math.floor(passed / HOUR), 'hour');
  return days < 7 ? words.format(-days, 'day') : new Date(when).toLocaleDateString(lang, { dateStyle: 'medium' });
}

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
