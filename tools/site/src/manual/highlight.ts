import { lex } from '@sandtable/syntax';
import { escapeHtml } from '../html.ts';

const SHOWN: ReadonlySet<string> = new Set(['keyword', 'number', 'string', 'comment', 'doc', 'citation']);

/** Rules as HTML, with a mark around each word of the language, number, text and comment. */
export function highlightRules(text: string): string {
  let [html, at] = ['', 0];
  for (const { kind, start, end } of lex('rules.sand', text).tokens) {
    const word = escapeHtml(text.slice(start, end));
    html += escapeHtml(text.slice(at, start)) + (SHOWN.has(kind) ? `<span class="t-${kind}">${word}</span>` : word);
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}
