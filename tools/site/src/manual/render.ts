import { Marked, type Tokens } from 'marked';
import { escapeHtml, relativeAddress } from '../html.ts';
import type { FindExample } from './examples.ts';
import { highlightRules } from './highlight.ts';
import { type Known, linkOn } from './links.ts';
import type { Source } from './sources.ts';

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface Drawn {
  readonly html: string;
  readonly title: string;
  readonly headings: readonly Heading[];
  /** Links that lead nowhere on the site. */
  readonly broken: readonly string[];
}

interface Surroundings {
  readonly known: Known;
  readonly exampleOf: FindExample;
}

/** Draws a page. Its pages are our own, but raw HTML in them is shown as text all the same. */
export function render(source: Source, { known, exampleOf }: Surroundings): Drawn {
  const [headings, broken]: [Heading[], string[]] = [[], []];
  const addressOn = (href: string): string => {
    const address = linkOn(source.path, href, known);
    if (address === undefined) broken.push(href);
    return escapeHtml(address ?? '#');
  };
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const text = plain(this.parser.parseInline(tokens));
        const id = freeId(slugOf(text), headings);
        headings.push({ level: depth, id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens, raw }) {
        if (isQuoted(source.path, href)) return escapeHtml(raw);
        const elsewhere = /^https?:/.test(href) ? ' rel="noreferrer"' : '';
        return `<a href="${addressOn(href)}"${elsewhere}>${this.parser.parseInline(tokens)}</a>`;
      },
      image: ({ href, text }) => `<img src="${addressOn(href)}" alt="${escapeHtml(text)}" loading="lazy">`,
      code: (block) => drawCode(block, exampleOf(source.path, block.text), source),
      html: ({ text }) => escapeHtml(text),
      table(token) {
        return `<div class="table" role="group" tabindex="0" aria-label="Table">${drawTable(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`;
      },
    },
  });
  const html = marked.parse(source.markdown, { async: false });
  return { html, title: headings.find(({ level }) => level === 1)?.text ?? source.path, headings, broken };
}

/** Pages about findings quote links of rules texts, which lead to a choice or a chapter and to no page. */
const isQuoted = (path: string, href: string): boolean =>
  /^[\w.]+=\w+$/.test(href) || (href.startsWith('#') && path.startsWith('docs/findings/'));

/** How GitHub names headings, so that links to them work in both places. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function freeId(slug: string, headings: readonly Heading[]): string {
  const taken = new Set(headings.map(({ id }) => id));
  for (let n = 0; ; n += 1) {
    const id = n === 0 ? slug : `${slug}-${n}`;
    if (!taken.has(id)) return id;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => ENTITIES[name] ?? all);

function drawCode({ text, lang = '' }: Tokens.Code, example: string | undefined, { address }: Source): string {
  const [language = ''] = lang.split(' ');
  const html = language === 'sand' ? highlightRules(text) : escapeHtml(text);
  const block = `<pre tabindex="0"${language === '' ? '' : ` data-language="${escapeHtml(language)}"`}><code>${html}\n</code></pre>\n`;
  if (example === undefined) return block;
  const workbench = relativeAddress(address, 'workbench/');
  return `<div class="example">${block}<p class="doings"><a class="open" href="${workbench}${example}">Open in the workbench</a></p></div>\n`;
}

function drawTable({ header, rows }: Tokens.Table, draw: (cell: Tokens.TableCell) => string): string {
  const isEmpty = ({ text }: Tokens.TableCell): boolean => text.trim() === '';
  // A corner above what rows begin with heads no column.
  const heads = header.map((cell) => (isEmpty(cell) ? '<td></td>' : `<th scope="col">${draw(cell)}</th>`));
  const head = header.every(isEmpty) ? '' : `<thead><tr>${heads.join('')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${draw(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<table>${head}<tbody>\n${body}\n</tbody></table>`;
}
