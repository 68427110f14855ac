import { type Fragment, fillBody, type TextValues } from '@sandtable/messages';
import { BOOK_CSS } from './book-css.ts';
import { escaped, htmlOf, inlineHtml } from './markdown.ts';

export interface Book {
  readonly title: string;
  /** Below the title: version, variant, date of the rules. */
  readonly under: readonly string[];
  readonly lang: string;
  /** The words that stand over the contents. */
  readonly contents: string;
  readonly fragments: readonly Fragment[];
  readonly values: TextValues;
  /** The board as SVG, as a worked example puts it up; nothing where it is not drawn. */
  readonly draw?: ((example: string | undefined) => Picture | undefined) | undefined;
  /** Rules for fonts, which the one who writes the file has at hand. */
  readonly fonts?: string;
  /** Rules for what stands in pictures. */
  readonly pictureCss?: string;
}

export interface Picture {
  readonly svg: string;
  readonly caption: string;
}

/** A rules text as one page that prints as a book: title, contents, chapters, all values of today. */
export function rulebook(book: Book): string {
  const { title, lang, fonts = '', pictureCss = '' } = book;
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>${escaped(title)}</title>
<style>${fonts}${BOOK_CSS}${pictureCss}</style>
</head>
<body>
${front(book)}
${contents(book)}
<main>
${chapters(book)}
</main>
</body>
</html>
`;
}

const front = ({ title, under }: Book): string =>
  `<header class="front"><h1>${escaped(title)}</h1>${under.map((line) => `<p>${escaped(line)}</p>`).join('')}</header>`;

function contents({ contents: name, fragments }: Book): string {
  const lines = fragments.filter(({ level }) => level <= 2);
  const items = lines.map(
    (one) => `<li class="level-${one.level}"><a href="#${escaped(one.id)}">${heading(one)}</a></li>`,
  );
  return `<nav class="contents"><h2>${escaped(name)}</h2><ol>${items.join('')}</ol></nav>`;
}

/** Sections of the printed rules; what cites other sources has its own signs, which say nothing to readers. */
const numbered = ({ sections }: Fragment): readonly string[] =>
  sections.filter((section) => /^\d/.test(section)).map((section) => `§${section}`);

/** Sections stand at the end of the line of a heading, so that titles begin in one line. */
const heading = (fragment: Fragment): string => {
  const { title } = fragment;
  const signs = numbered(fragment).join(' ');
  const marks = signs === '' ? '' : `<span class="sections">${escaped(signs)}</span>`;
  return `${marks}<span class="title">${inlineHtml(title)}</span>`;
};

function chapters(book: Book): string {
  const parts = book.fragments.map((fragment) => {
    const level = Math.min(fragment.level + 1, 6);
    return {
      fragment,
      html: `<h${level} id="${escaped(fragment.id)}">${heading(fragment)}</h${level}>\n${bodyOf(fragment, book)}`,
    };
  });
  return parts
    .map(({ fragment, html }, i) => {
      const opens = fragment.level === 1 || i === 0 ? '<article>\n' : '';
      const next = parts[i + 1]?.fragment;
      const closes = next === undefined || next.level === 1 ? '\n</article>' : '';
      return `${opens}${html}${closes}`;
    })
    .join('\n');
}

/** Signs that no text has stand for pictures until the text around them is HTML. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const STANDS_FOR = new RegExp(`<p>${OPEN}(\\d+)${CLOSE}</p>`, 'g');

/** References lead to what they name. */
function bodyOf(fragment: Fragment, { values, fragments, draw }: Book): string {
  const pictures: Picture[] = [];
  const refer = (target: Fragment, words: string): string => {
    const { id, title } = target;
    const name = numbered(target).join(', ') || title;
    return words === '' ? `[${name}](#${id})` : `${words} ([${name}](#${id}))`;
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
