import { directionOf } from '@sandtable/text';
import { BOOK_CSS } from './book-css.ts';
import { type Chapters, chaptersHtml, headingHtml } from './chapters-html.ts';
import { escaped } from './markdown.ts';

export interface Book extends Chapters {
  readonly title: string;
  /** Below the title: version, variant, date of the rules. */
  readonly under: readonly string[];
  readonly lang: string;
  /** The words that stand over the contents. */
  readonly contents: string;
  /** On which page of the print a fragment begins, where that is known. */
  readonly pageOf?: ((fragment: string) => number | undefined) | undefined;
  /** Rules for fonts, which the one who writes the file has at hand. */
  readonly fonts?: string;
  /** Rules for what stands in pictures. */
  readonly pictureCss?: string;
}

/** Signs of text, up to which a book is a booklet: some ten pages, in which title, contents and chapters follow each other. */
const BOOKLET = 30_000;

const isBooklet = (main: string): boolean => main.replaceAll(/<svg\b.*?<\/svg>|<[^>]*>/gs, '').length <= BOOKLET;

/** A rules text as one page that prints as a book: title, contents, chapters, all values of today. */
export function rulebook(book: Book): string {
  const { title, lang, fonts = '', pictureCss = '' } = book;
  const main = chaptersHtml(book);
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>${escaped(title)}</title>
<style>${fonts}${BOOK_CSS}${pictureCss}</style>
</head>
<body${isBooklet(main) ? ' class="booklet"' : ''}>
${front(book)}
${contents(book)}
<main>
${main}
</main>
</body>
</html>
`;
}

const front = ({ title, under }: Book): string =>
  `<header class="front"><h1>${escaped(title)}</h1>${under.map((line) => `<p>${escaped(line)}</p>`).join('')}</header>`;

function contents({ contents: name, fragments, pageOf }: Book): string {
  const lines = fragments.filter(({ level }) => level <= 2);
  const items = lines.map(
    (one) =>
      `<li class="level-${one.level}"><a href="#${escaped(one.id)}">${pageHtml(pageOf?.(one.id))}${headingHtml(one)}</a></li>`,
  );
  return `<nav class="contents"><h2>${escaped(name)}</h2><ol>${items.join('')}</ol></nav>`;
}

const pageHtml = (page: number | undefined): string => (page === undefined ? '' : `<span class="page">${page}</span>`);
