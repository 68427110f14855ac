import { type Site, site } from './mutant.ts';
import { type Texts, textAt, tokenSpan } from './tokens.ts';
import { type AnyNode, spanOf } from './walk.ts';

/** `some` becomes `all` and the other way round, which are written in different ways; `no` becomes `some`. */
export function quantorSites({ node, span, quantor, binders, where, body }: AnyNode, texts: Texts): readonly Site[] {
  if (node !== 'quantor' || !Array.isArray(binders)) return [];
  const word = tokenSpan(texts, span, String(quantor));
  if (word === undefined) return [];
  if (quantor === 'no') return [site('quantor', word, 'some')];
  const over = textAt(texts, { ...word, start: word.end, end: spanOf(binders.at(-1)).end });
  const [test, claim] = [where, body].map((part) => (part === undefined ? '' : textAt(texts, spanOf(part))));
  if (quantor === 'some' && test) return [site('quantor', span, `all${over}: ${test}`)];
  if (quantor !== 'all') return [];
  return [site('quantor', span, `some${over} where ${test ? `(${test}) and (${claim})` : claim}`)];
}
