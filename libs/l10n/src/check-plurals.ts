import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { usualCategories } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import { type Catalogue, type Entry, fieldIn } from './po/po.ts';

/** How many plural forms the header says that the language has; undefined where it does not say so. */
function pluralForms(catalogue: Pick<Catalogue, 'header'>): number | undefined {
  const declared = /nplurals\s*=\s*(\d+)/.exec(fieldIn(catalogue, 'Plural-Forms') ?? '')?.[1];
  return declared === undefined ? undefined : Number(declared);
}

/**
 * Texts of the rules have no plural forms, so an entry that has some is kept and not used. If they are not as many as
 * the language has, that is reported first: it is what other tools stumble over.
 */
export function pluralFindings(entry: Entry, catalogue: Catalogue, span: Span, lang: string): readonly Diagnostic[] {
  const { plural, targets, context } = entry;
  if (plural === undefined) return [];
  const wanted = pluralForms(catalogue) ?? usualCategories(lang).length;
  const fields = { fragment: context, found: targets.length, wanted };
  return targets.length === wanted
    ? [finding('l10n/plural', span, fields)]
    : [finding('l10n/plural-forms', span, fields)];
}
