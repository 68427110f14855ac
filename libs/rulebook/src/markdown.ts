import { tooDeepIn } from '@sandtable/messages';
import { Marked, type Tokens } from 'marked';
import { escaped } from './escaped.ts';
import { type Cell, type TableWords, tableHtml } from './tables.ts';

/**
 * Markdown as HTML that nothing can hide in: what is HTML in a text is shown as it was typed, and links lead to pages. A
 * text that is nested too deeply is shown as it was typed altogether. With words, tables look as in a book.
 */
export const htmlOf = (markdown: string, words?: TableWords): string =>
  tooDeepIn(markdown)
    ? `<pre>${escaped(markdown)}</pre>\n`
    : (words ? forBooks(words) : safe).parse(markdown, { async: false });

/** Markdown of one line, without a paragraph around it. */
export const inlineHtml = (markdown: string): string =>
  tooDeepIn(markdown) ? escaped(markdown) : safe.parseInline(markdown, { async: false });

const LEADS = /^(?:https?:\/\/|#)/;

const SAFE = {
  html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
  image: ({ text }: Tokens.Image) => escaped(text),
  link(this: Renderer, { href, tokens }: Tokens.Link) {
    const words = this.parser.parseInline(tokens);
    return LEADS.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
  },
};
interface Renderer {
  readonly parser: { readonly parseInline: (tokens: Tokens.Generic[]) => string };
}

const safe = new Marked({ gfm: true, renderer: SAFE });

const forBooks = (words: TableWords): Marked =>
  new Marked({
    gfm: true,
    renderer: {
      ...SAFE,
      table(this: Renderer, { header, rows }: Tokens.Table) {
        const cell = ({ text, tokens }: Tokens.TableCell): Cell => ({ text, html: this.parser.parseInline(tokens) });
        return tableHtml({ head: header.map(cell), rows: rows.map((row) => row.map(cell)) }, words);
      },
    },
  });
