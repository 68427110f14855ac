/** The day where the page is, as 2026-11-22. */
export function today(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
