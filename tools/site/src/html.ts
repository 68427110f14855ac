const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, in quotes as well. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** The address of one file of the site as another one links to it. */
export function relativeAddress(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  let same = 0;
  while (same < here.length && same < there.length - 1 && here[same] === there[same]) same += 1;
  const way = [...here.slice(same).map(() => '..'), ...there.slice(same)].join('/');
  return way === '' ? './' : way;
}
