import { type Fragment, fillBody, printedSections, referenceName, type TextValues } from '@sandtable/messages';
import { escaped } from './escaped.ts';
import { htmlOf, inlineHtml } from './markdown.ts';
import type { Numbers } from './numbers.ts';
import type { TableWords } from './tables.ts';
import { unmarked } from './unit-marks.ts';

export interface Chapters {
  readonly fragments: readonly Fragment[];
  readonly values: TextValues;
  /** The board as SVG, as a worked example puts it up; nothing where it is not drawn. */
  readonly draw?: ((example: string | undefined, fragment: Fragment) => Picture | undefined) | undefined;
  /** How a book looks that is printed; without it texts look as on a page. */
  readonly look?: BookLook | undefined;
}

export interface BookLook {
  readonly numbers: Numbers;
  readonly words: TableWords & {
    /** A chapter that is spoken of by its number. */
    readonly chapter: (number: string) => string;
    /** What stands before the number of a picture. */
    readonly figure: string;
  };
}

export interface Picture {
  readonly svg: string;
  readonly caption: string;
  /** What the signs of the board mean, as HTML. */
  readonly legend?: string | undefined;
}

/** Fragments as articles, a chapter each; `shown` may be some of them, or the same ones with marked texts. */
export function chaptersHtml(book: Chapters, shown: readonly Fragment[] = book.fragments): string {
  const parts = shown.map((fragment) => ({ fragment, html: `${headOf(fragment, book)}\n${bodyOf(fragment, book)}` }));
  let chapters = 0;
  const html = parts
    .map(({ fragment, html }, i) => {
      const opens =
        fragment.level === 1 || i === 0 ? `<article${book.look ? ` class="chapter-${chapters++}"` : ''}>\n` : '';
      const next = parts[i + 1]?.fragment;
      const closes = next === undefined || next.level === 1 ? '\n</article>' : '';
      return `${opens}${html}${closes}`;
    })
    .join('\n');
  return unmarked(html);
}

/** In a book the sections of the original stand in the margin, on a page at the end of the line. */
function headOf(fragment: Fragment, { look }: Chapters): string {
  const level = Math.min(fragment.level + 1, 6);
  const heading = `<h${level} id="${escaped(fragment.id)}">${look ? numberedHtml(fragment, look) : headingHtml(fragment)}</h${level}>`;
  const signs = printedSections(fragment).join(' ');
  return look && signs !== '' ? `${heading}\n<p class="original">${escaped(signs)}</p>` : heading;
}

/** Sections stand at the end of the line of a heading, so that titles begin in one line. */
const headingHtml = (fragment: Fragment): string => {
  const signs = printedSections(fragment).join(' ');
  const marks = signs === '' ? '' : `<span class="sections">${escaped(signs)}</span>`;
  return `${marks}${titleHtml(fragment)}`;
};

/** A title with its number in the book. */
export const numberedHtml = (fragment: Fragment, { numbers }: BookLook): string =>
  `<span class="number">${numbers.get(fragment.id) ?? ''}</span> ${titleHtml(fragment)}`;

const titleHtml = ({ title }: Fragment): string => `<span class="title">${inlineHtml(title)}</span>`;

/** Signs that no text has stand for pictures until the text around them is HTML. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const STANDS_FOR = new RegExp(`<p>${OPEN}(\\d+)${CLOSE}</p>`, 'g');

/** References lead to what they name. */
function bodyOf(fragment: Fragment, book: Chapters): string {
  const { values, fragments, draw, look } = book;
  const pictures: Picture[] = [];
  const refer = (target: Fragment, words: string): string => {
    const name = nameOf(target, look);
    if (words !== '' && name === undefined) return `[${words}](#${target.id})`;
    const link = `[${name ?? referenceName(target)}](#${target.id})`;
    return words === '' ? link : `${words} (${link})`;
  };
  const markdown = fillBody(fragment, values, fragments, refer, (example) => {
    const picture = draw?.(example, fragment);
    return picture === undefined ? '' : `\n\n${OPEN}${pictures.push(picture) - 1}${CLOSE}\n\n`;
  });
  const html = htmlOf(markdown, look?.words);
  return html.replaceAll(STANDS_FOR, (_, number: string) => figure(pictures[Number(number)], look));
}

/** A number with a point in it speaks for itself; sections of the original name a place only if it is one. */
function nameOf(target: Fragment, look: BookLook | undefined): string | undefined {
  const number = look?.numbers.get(target.id);
  if (look === undefined || number === undefined)
    return printedSections(target).length === 1 ? referenceName(target) : undefined;
  return number.includes('.') ? number : look.words.chapter(number);
}

function figure(picture: Picture | undefined, look: BookLook | undefined): string {
  if (picture === undefined) return '';
  const { svg, caption, legend = '' } = picture;
  const label = look ? ` data-label="${escaped(look.words.figure)}"` : '';
  const below = caption === '' ? '' : `<figcaption${label}>${escaped(caption)}</figcaption>`;
  return `<figure><div class="board">${svg}</div>${legend}${below}</figure>`;
}
