import type { BookLook } from './chapters-html.ts';
import { escaped } from './escaped.ts';
import type { Entry } from './word-list.ts';

/** Fewer words are no list. */
const FEW = 3;

type PageOf = ((fragment: string) => number | undefined) | undefined;

/** What words mean, and where they are explained; empty where too few of them are. */
export function glossaryHtml(entries: readonly Entry[], title: string, { numbers }: BookLook): string {
  const explained = entries.filter(({ meaning }) => meaning !== '');
  if (explained.length < FEW) return '';
  const items = explained.map(({ word, meaning, places: [first = ''] }) => {
    const link = `<a href="#${escaped(first)}">${numbers.get(first) ?? ''}</a>`;
    return `<div><dt>${escaped(word)}</dt><dd>${escaped(meaning)} <span class="see">(${link})</span></dd></div>`;
  });
  return `<article class="glossary"><h2 id="book-glossary"><span class="title">${escaped(title)}</span></h2>\n<dl>${items.join('\n')}</dl>\n</article>`;
}

/** Where words are spoken of: on which pages where they are known, else in which parts. */
export function indexHtml(entries: readonly Entry[], title: string, look: BookLook, pageOf: PageOf): string {
  if (entries.length < FEW) return '';
  const items = entries.map(
    ({ word, places }) => `<li><span class="word">${escaped(word)}</span> ${placesHtml(places, look, pageOf)}</li>`,
  );
  return `<article class="index"><h2 id="book-index"><span class="title">${escaped(title)}</span></h2>\n<ul>${items.join('\n')}</ul>\n</article>`;
}

/** In the order of the book; the place that explains a word stands out among several. */
function placesHtml(places: readonly string[], { numbers }: BookLook, pageOf: PageOf): string {
  const named = places.map((id) => ({ id, name: pageOf ? String(pageOf(id) ?? '') : (numbers.get(id) ?? '') }));
  const once = [...new Map(named.toReversed().map((one) => [one.name, one])).values()].filter(
    ({ name }) => name !== '',
  );
  const main = named[0]?.name;
  const ordered = once.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return ordered
    .map(({ id, name }) => {
      const link = `<a href="#${escaped(id)}">${name}</a>`;
      return name === main && ordered.length > 1 ? `<b>${link}</b>` : link;
    })
    .join(', ');
}
