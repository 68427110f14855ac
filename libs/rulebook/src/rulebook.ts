import type { Fragment } from '@sandtable/messages';
import { directionOf } from '@sandtable/text';
import { BOOK_CSS } from './book-css.ts';
import { type BookLook, type Chapters, chaptersHtml, numberedHtml } from './chapters-html.ts';
import { escaped } from './escaped.ts';
import { type Hyphenate, hyphenated } from './hyphenated.ts';
import { numbersOf } from './numbers.ts';
import { pageCss } from './page-css.ts';
import type { Paper } from './paper.ts';
import { type BookTerm, wordList } from './word-list.ts';
import { glossaryHtml, indexHtml } from './word-lists-html.ts';

export interface Book extends Omit<Chapters, 'look'> {
  readonly title: string;
  /** Below the title: version, variant, date of the rules. */
  readonly under: readonly string[];
  readonly lang: string;
  readonly words: BookWords;
  readonly paper?: Paper;
  /** The terms of its language, for its glossary and its index. */
  readonly terms?: readonly BookTerm[];
  /** Divides words of its language. */
  readonly hyphenate?: Hyphenate | undefined;
  /** On which page of the print a fragment begins, where that is known. */
  readonly pageOf?: ((fragment: string) => number | undefined) | undefined;
  /** Which articles share pages; without it each has pages of its own. */
  readonly groups?: readonly (readonly number[])[] | undefined;
  /** The end of each article can be found in the print, as `end-0`. */
  readonly isMeasured?: boolean;
  /** Rules for fonts, which the one who writes the file has at hand. */
  readonly fonts?: string;
  /** Rules for what stands in pictures. */
  readonly pictureCss?: string;
}

/** The words of a book that no chapter says. */
export type BookWords = BookLook['words'] & {
  readonly contents: string;
  readonly glossary: string;
  readonly index: string;
  /** What stands over the signs of the board. */
  readonly signs: string;
  /** What the sections in the margin are. */
  readonly original: string;
};

/**
 * Signs of text, up to which a book is a booklet: some ten pages, in which title, contents and chapters follow each
 * other.
 */
const BOOKLET = 30_000;

const isBooklet = (main: string): boolean => main.replaceAll(/<svg\b.*?<\/svg>|<[^>]*>/gs, '').length <= BOOKLET;

/**
 * A rules text as one page that prints as a book: title, contents, chapters with all values of today, glossary and
 * index.
 */
export function rulebook(book: Book): string {
  const { title, lang, hyphenate, fonts = '', pictureCss = '' } = book;
  const look = { numbers: numbersOf(book.fragments), words: book.words };
  const articles = articlesOf(book, look);
  const main = (book.isMeasured ? articles.map(measured) : articles).join('\n');
  const booklet = isBooklet(main);
  const body = `${front(book)}
${contents(book, look)}
<main>
${main}
</main>`;
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>${escaped(title)}</title>
<style>${fonts}${BOOK_CSS}${pagesOf(book, articles, booklet)}${pictureCss}</style>
</head>
<body${booklet ? ' class="booklet"' : ''}>
${hyphenate ? hyphenated(body, hyphenate) : body}
</body>
</html>
`;
}

/** The headings of a book with their numbers, as its bookmarks name them. */
export function bookmarksOf({ fragments, words }: Pick<Book, 'fragments' | 'words'>): readonly string[] {
  const numbers = numbersOf(fragments);
  const own = fragments.map(({ id, title }) => `${numbers.get(id)} ${title.replaceAll(/[*`]/g, '')}`);
  return [words.contents, ...own, words.glossary, words.index];
}

/** Chapters, and behind them what is looked up. */
function articlesOf(book: Book, look: BookLook): readonly string[] {
  const { words, terms = [], pageOf } = book;
  const chapters = chaptersHtml({ ...book, look }).split(/(?<=<\/article>)\n/);
  const entries = terms.length === 0 ? [] : wordList(terms, book);
  const lists = [glossaryHtml(entries, words.glossary, look), indexHtml(entries, words.index, look, pageOf)];
  return [...chapters, ...lists.filter((html) => html !== '')];
}

/** A link to itself is what a print keeps the place of. */
const measured = (article: string, i: number): string =>
  article.replace(/<\/article>$/, `<p class="end" id="end-${i}"><a href="#end-${i}">·</a></p></article>`);

const classIn = (article: string): string => /^<article class="([\w-]+)">/.exec(article)?.[1] ?? '';

/** Over the pages of a booklet stands its title alone. */
function pagesOf(book: Book, articles: readonly string[], booklet: boolean): string {
  const { title, fragments, words, paper = 'a4' } = book;
  if (booklet) return pageCss({ paper, title, groups: [] });
  const numbers = numbersOf(fragments);
  const heads = [
    ...fragments.filter(({ level }, i) => level === 1 || i === 0).map((one) => `${numbers.get(one.id)} ${one.title}`),
    ...articles.flatMap((html) => ({ glossary: words.glossary, index: words.index })[classIn(html)] ?? []),
  ];
  const groups = (book.groups ?? articles.map((_, i) => [i])).map((group) => ({
    head: headOf(group.map((i) => heads[i] ?? '')),
    classes: group.map((i) => classIn(articles[i] ?? '')),
  }));
  return pageCss({ paper, title, groups });
}

/** Signs that fit beside the title of a book. */
const ROOM = 64;

/** Of many chapters the first and the last are listed. */
function headOf(titles: readonly string[]): string {
  const all = titles.join(' · ');
  return all.length <= ROOM ? all : [titles[0], titles.at(-1)].join(' – ');
}

const front = ({ title, under }: Book): string =>
  `<header class="front"><h1>${escaped(title)}</h1>${under.map((line) => `<p>${escaped(line)}</p>`).join('')}</header>`;

function contents({ words, fragments, pageOf }: Book, look: BookLook): string {
  const lines = fragments.filter(({ level }) => level <= 2);
  const item = (one: Fragment): string =>
    `<li class="level-${one.level}"><a href="#${escaped(one.id)}">${numberedHtml(one, look)}${pageHtml(pageOf?.(one.id))}</a></li>`;
  const hasSections = fragments.some(({ sections }) => sections.some((section) => /^\d/.test(section)));
  const note = hasSections ? `<p class="note">${escaped(words.original)}</p>` : '';
  return `<nav class="contents"><h2>${escaped(words.contents)}</h2><ol>${lines.map(item).join('')}</ol>${note}</nav>`;
}

const pageHtml = (page: number | undefined): string => (page === undefined ? '' : `<span class="page">${page}</span>`);
