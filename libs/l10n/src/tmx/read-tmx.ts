import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Element } from '@xmldom/xmldom';
import type { Returned } from '../returned.ts';
import { below, children, readXml, textOf } from '../xml/read-xml.ts';

/** Pairs of texts by the language of their translation. */
interface ReadTmx {
  readonly memories: ReadonlyMap<string, readonly Returned[]>;
  readonly findings: readonly Diagnostic[];
}

/** Reads TMX, as far as it has texts in the source language and another one; `fr-FR` serves for `fr`. */
export function readTmx(file: string, text: string, from: string): ReadTmx {
  const { root, findings, spanOf } = readXml(file, text);
  if (root === undefined) return { memories: new Map(), findings };
  if (root.localName !== 'tmx')
    return { memories: new Map(), findings: [finding('l10n/xliff', spanOf(root), { what: 'tmx' })] };
  const pairs = below(root, 'tu').flatMap((unit) => {
    const said = children(unit, 'tuv').map((one) => ({
      lang: languageOf(one),
      text: segmentOf(one),
      author: authorOf(one) ?? authorOf(unit),
    }));
    const source = said.find(({ lang }) => isOf(lang, from))?.text;
    if (source === undefined || source === '') return [];
    const context = children(unit, 'prop').find((one) => one.getAttribute('type') === 'x-context');
    return said
      .filter(({ lang, text }) => !isOf(lang, from) && text !== '')
      .map(({ lang, text, author }) => ({
        lang,
        one: { context: context && textOf(context), source, target: text, stale: false, author, span: spanOf(unit) },
      }));
  });
  return { memories: new Map(groups(pairs)), findings: [] };
}

function groups(pairs: readonly { readonly lang: string; readonly one: Returned }[]) {
  return [...Map.groupBy(pairs, ({ lang }) => lang)].map(([lang, all]) => [lang, all.map(({ one }) => one)] as const);
}

/** Whether a language is another or a kind of it. */
export const isOf = (lang: string, other: string): boolean =>
  lang.toLowerCase() === other.toLowerCase() || lang.toLowerCase().startsWith(`${other.toLowerCase()}-`);

/** Who changed it last, else who wrote it first. */
const authorOf = (one: Element): string | undefined =>
  one.getAttribute('changeid') || one.getAttribute('creationid') || undefined;

const languageOf = (tuv: Element): string =>
  (tuv.getAttribute('xml:lang') ?? tuv.getAttribute('lang') ?? '').replace('_', '-');
const segmentOf = (tuv: Element): string =>
  (children(tuv, 'seg')[0]?.textContent ?? '').replace(/\s+/g, (blank) => (/[\n\t]/.test(blank) ? ' ' : blank)).trim();
