import { escapeHtml, relativeAddress } from '../html.ts';
import { pageOf } from '../shell.ts';
import { drawNavigation, type Entry, inOrder, type Section } from './navigation.ts';
import type { Drawn, Heading } from './render.ts';
import type { Source } from './sources.ts';

const WORDS = {
  en: {
    manual: 'Manual',
    contents: 'Contents',
    onPage: 'On this page',
    search: 'Search the manual',
    before: 'Previous',
    after: 'Next',
  },
  de: {
    manual: 'Handbuch',
    contents: 'Inhalt',
    onPage: 'Auf dieser Seite',
    search: 'Handbuch durchsuchen',
    before: 'Zurück',
    after: 'Weiter',
  },
} as const satisfies Record<Source['lang'], unknown>;

/** A page of the manual: the list of pages, the page, and what is on it. */
export function drawPage(source: Source, drawn: Drawn, sections: readonly Section[]): string {
  const { address, lang } = source;
  const words = WORDS[lang];
  const root = relativeAddress(address, '');
  return pageOf({
    title: `${drawn.title} · Sandtable`,
    lang,
    root,
    look: 'manual',
    part: 'manual',
    bar: searchBar(words),
    body: `<div class="manual-page">
<nav id="contents" class="contents" popover aria-label="${words.manual}">
${drawNavigation(sections, address)}
</nav>
<main id="content" tabindex="-1">
<article>
${drawn.html}</article>
${drawNeighbours(address, inOrder(sections), words)}
</main>
${drawHeadings(drawn.headings, words.onPage)}
</div>`,
  });
}

const searchBar = ({
  contents,
  search,
}: (typeof WORDS)[Source['lang']]): string => `<button type="button" class="menu" popovertarget="contents">${contents}</button>
<search class="search" hidden>
<input id="search" type="search" role="combobox" aria-label="${search}" placeholder="${search}" aria-expanded="false" aria-controls="found" autocomplete="off">
<ul id="found" role="listbox" aria-label="${search}" hidden></ul>
<p id="found-count" class="hidden" role="status"></p>
</search>`;

/** Headings are worth a list of their own where there are several. */
function drawHeadings(headings: readonly Heading[], label: string): string {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 2) return '';
  const items = shown.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav class="on-page" aria-label="${label}">
<h2>${label}</h2>
<ul>${items.join('\n')}</ul>
</nav>`;
}

function drawNeighbours(
  address: string,
  order: readonly Entry[],
  { before, after }: { readonly before: string; readonly after: string },
): string {
  const at = order.findIndex((one) => one.address === address);
  if (at < 0) return '';
  const link = (entry: Entry | undefined, word: string, rel: string): string =>
    entry === undefined
      ? ''
      : `<a rel="${rel}" href="${relativeAddress(address, entry.address)}"><span>${word}</span> ${escapeHtml(entry.label)}</a>`;
  return `<nav class="neighbours" aria-label="${before} / ${after}">
${link(order[at - 1], before, 'prev')}
${link(order[at + 1], after, 'next')}
</nav>`;
}
