import { type Fragment, fillBody, placesIn, referenceName } from '@sandtable/messages';
import { directionOf } from '@sandtable/text';
import { BOOK_CSS } from './book-css.ts';
import type { BookLook } from './chapters-html.ts';
import { escaped } from './escaped.ts';
import { hyphenated } from './hyphenated.ts';
import { htmlOf, inlineHtml } from './markdown.ts';
import { numbersOf } from './numbers.ts';
import type { Book } from './rulebook.ts';
import { SHEET_CSS } from './sheet-css.ts';
import { type Step, stepsOf } from './steps.ts';

/** Rows that a table of a sheet has at most: longer ones are looked up in the book. */
const ROWS = 16;
/** Lines that both sides of a sheet have room for. */
const LINES = 230;
/** Signs in a line of one of its columns. */
const LINE = 62;

/** What one looks up while playing, on one sheet: the course of play, short tables, and what the signs of the board mean. */
export function sheet(book: Book): string {
  const { title, under, lang, hyphenate, paper = 'a4', fonts = '', pictureCss = '' } = book;
  const look = { numbers: numbersOf(book.fragments), words: book.words };
  const legend = legendOf(book);
  const cards = fitting([courseHtml(book, look), ...(legend === '' ? [] : [legend]), ...tablesOf(book, look)]);
  const body = `<header><h1>${escaped(title)}</h1><p>${under.map(escaped).join(' · ')}</p></header>
<main>
${cards.join('\n')}
</main>`;
  const divided = hyphenate ? hyphenated(body, hyphenate) : body;
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>${escaped(title)}</title>
<style>${fonts}${BOOK_CSS}@page{size:${paper === 'a4' ? 'A4' : 'letter'};margin:11mm}${pictureCss}${SHEET_CSS}</style>
</head>
<body class="sheet">
${divided}
</body>
</html>
`;
}

/** Cards in their order, without those for which no room is left. */
function fitting(cards: readonly string[]): readonly string[] {
  let left = LINES;
  return cards.filter((card) => {
    const lines = linesOf(card);
    if (card === '' || lines > left) return false;
    left -= lines;
    return true;
  });
}

/** About how many lines a card takes: rows and items take as many as their text is long. */
const linesOf = (card: string): number =>
  card
    .split(/<tr>|<li[ >]|<h2/)
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.replaceAll(/<[^>]*>/g, '').length / LINE)), 2);

const cardHtml = (head: string, body: string): string => `<section><h2>${head}</h2>${body}</section>`;

function courseHtml(book: Book, look: BookLook): string {
  const course = stepsOf(book.fragments);
  if (course === undefined) return '';
  const inline = (markdown: string, fragment: Fragment): string =>
    inlineHtml(filled(markdown, fragment, book, look)).replaceAll(/<\/?a\b[^>]*>/g, '');
  const item = ({ text, fragment, steps }: Step): string =>
    `<li>${inline(text, fragment)}${steps.length > 0 ? `<ol>${steps.map(item).join('')}</ol>` : ''}</li>`;
  return cardHtml(headOf(course.fragment, look), `<ol>${course.steps.map(item).join('')}</ol>`);
}

const headOf = (fragment: Fragment, { numbers }: BookLook): string =>
  `<span class="number">${numbers.get(fragment.id) ?? ''}</span> ${inlineHtml(fragment.title)}`;

const filled = (body: string, fragment: Fragment, { values, fragments }: Book, { numbers }: BookLook): string =>
  fillBody({ ...fragment, body }, values, fragments, (target, words) => {
    const name = numbers.get(target.id) ?? referenceName(target);
    return words === '' ? name : words;
  });

/** What rules do for every match of a game; who sits where, and what was ruled, is settled before. */
const SETTLED = new Set(['seats', 'ruling', 'option']);

function tablesOf(book: Book, look: BookLook): readonly string[] {
  return book.fragments.flatMap((fragment) => {
    const blocks = fragment.body.split(/\n\s*\n/).filter((block) => /^\s*\|/.test(block));
    return blocks.flatMap((block) => {
      const isSettled = placesIn(block).some(
        (place) => place.sort === 'table' && SETTLED.has(place.asked.path.split('.')[0] ?? ''),
      );
      const html = htmlOf(filled(block, fragment, book, look), look.words).replaceAll(/<\/?a\b[^>]*>/g, '');
      const rows = html.match(/<tr>/g)?.length ?? 0;
      const columns = html.match(/<th /g)?.length ?? 0;
      return isSettled || rows > ROWS || columns < 2 ? [] : [cardHtml(headOf(fragment, look), html)];
    });
  });
}

/** The signs of the board, as its picture explains them. */
function legendOf({ fragments, draw, words }: Book): string {
  const [first] = fragments;
  const picture = first && draw?.(undefined, first);
  if (!picture?.legend) return '';
  // Their fills are those of the picture, which is not on the sheet.
  const fills = /<defs>.*?<\/defs>/s.exec(picture.svg)?.[0] ?? '';
  const defined = `<svg width="0" height="0" aria-hidden="true">${fills}</svg>`;
  return cardHtml(escaped(words.signs), `<figure class="signs">${defined}${picture.legend}</figure>`);
}
