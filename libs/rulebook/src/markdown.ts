import { tooDeepIn } from '@sandtable/messages';
import { Marked, type Tokens } from 'marked';

/**
 * Markdown as HTML that nothing can hide in: what is HTML in a text is shown as it was typed, and links lead to pages. A
 * text that is nested too deeply is shown as it was typed altogether.
 */
export const htmlOf = (markdown: string): string =>
  tooDeepIn(markdown) ? `<pre>${escaped(markdown)}</pre>\n` : safe.parse(markdown, { async: false });

/** Markdown of one line, without a paragraph around it. */
export const inlineHtml = (markdown: string): string =>
  tooDeepIn(markdown) ? escaped(markdown) : safe.parseInline(markdown, { async: false });

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const LEADS = /^(?:https?:\/\/|#)/;

const safe = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: ({ text }: Tokens.Image) => escaped(text),
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens);
      return LEADS.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});
