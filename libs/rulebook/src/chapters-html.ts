import { type Fragment, fillBody, printedSections, referenceName, type TextValues } from '@sandtable/messages';
import { escaped, htmlOf, inlineHtml } from './markdown.ts';
import { unmarked } from './unit-marks.ts';

export interface Chapters {
  readonly fragments: readonly Fragment[];
  readonly values: TextValues;
  /** The board as SVG, as a worked example puts it up; nothing where it is not drawn. */
  readonly draw?: ((example: string | undefined) => Picture | undefined) | undefined;
}

export interface Picture {
  readonly svg: string;
  readonly caption: string;
}

/** Fragments as articles, a chapter each; `shown` may be some of them, or the same ones with marked texts. */
export function chaptersHtml(book: Chapters, shown: readonly Fragment[] = book.fragments): string {
  const parts = shown.map((fragment) => {
    const level = Math.min(fragment.level + 1, 6);
    return {
      fragment,
      html: `<h${level} id="${escaped(fragment.id)}">${headingHtml(fragment)}</h${level}>\n${bodyOf(fragment, book)}`,
    };
  });
  const html = parts
    .map(({ fragment, html }, i) => {
      const opens = fragment.level === 1 || i === 0 ? '<article>\n' : '';
      const next = parts[i + 1]?.fragment;
      const closes = next === undefined || next.level === 1 ? '\n</article>' : '';
      return `${opens}${html}${closes}`;
    })
    .join('\n');
  return unmarked(html);
}

/** Sections stand at the end of the line of a heading, so that titles begin in one line. */
export const headingHtml = (fragment: Fragment): string => {
  const { title } = fragment;
  const signs = printedSections(fragment).join(' ');
  const marks = signs === '' ? '' : `<span class="sections">${escaped(signs)}</span>`;
  return `${marks}<span class="title">${inlineHtml(title)}</span>`;
};

/** Signs that no text has stand for pictures until the text around them is HTML. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const STANDS_FOR = new RegExp(`<p>${OPEN}(\\d+)${CLOSE}</p>`, 'g');

/** References lead to what they name. */
function bodyOf(fragment: Fragment, { values, fragments, draw }: Chapters): string {
  const pictures: Picture[] = [];
  const refer = (target: Fragment, words: string): string => {
    const link = `[${referenceName(target)}](#${target.id})`;
    return words === '' ? link : `${words} (${link})`;
  };
  const markdown = fillBody(fragment, values, fragments, refer, (example) => {
    const picture = draw?.(example);
    return picture === undefined ? '' : `\n\n${OPEN}${pictures.push(picture) - 1}${CLOSE}\n\n`;
  });
  return htmlOf(markdown).replaceAll(STANDS_FOR, (_, number: string) => figure(pictures[Number(number)]));
}

const figure = (picture: Picture | undefined): string =>
  picture === undefined
    ? ''
    : `<figure>${picture.svg}${picture.caption === '' ? '' : `<figcaption>${escaped(picture.caption)}</figcaption>`}</figure>`;
