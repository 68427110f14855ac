interface Look {
  /** Style sheets of the board, and those that say what their variables are. */
  readonly css: string;
  readonly tokens: string;
  /** In pixels; the height follows. */
  readonly width: number;
  /** What the file says beside the drawing, as markup. */
  readonly record: string;
  /** Names of colors stay: whoever shows the file says what they are. */
  readonly isNamed?: boolean;
}

/**
 * The sheet of a board in a page as an SVG file of its own, with its style in it, or undefined where there is no sheet. Colours
 * are those of daylight and stand there themselves, unless they keep their names: programs that draw know none.
 */
export function standalone(page: string, { css, tokens, width, record, isNamed = false }: Look): string | undefined {
  const [, given, drawn] =
    /<svg\b([^>]*\bclass="board-sheet"[^>]*)>(.*?<\/svg>)/s.exec(
      page.replaceAll(/<svg\b[^>]*\bclass="(?!board-sheet)[^>]*>.*?<\/svg>/gs, ''),
    ) ?? [];
  const [, box = '', wide = '', high = ''] = /viewBox="([-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+))"/.exec(given ?? '') ?? [];
  if (drawn === undefined || Number(wide) === 0) return undefined;
  const height = Math.round((width * Number(high)) / Number(wide));
  const inColour = (text: string): string => (isNamed ? text : inDaylight(text, tokens));
  const style = inColour(`.board{font:13px var(--sans);background:var(--paper)}${css}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="${box}" width="${width}" height="${height}">`,
    record,
    `<style>${style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`,
    `<rect width="100%" height="100%" class="sheet"/>${inColour(drawn)}\n`,
  ].join('');
}

/** Variables that are known become what they are; others are set where they are used. */
export function inDaylight(css: string, tokens: string): string {
  const known = new Map(
    [...tokens.matchAll(/(--[\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  const set = css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => known.get(name) ?? whole);
  return set.replaceAll(/light-dark\(([^(),]+),[^()]*\)/g, '$1');
}
