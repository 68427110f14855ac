import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near } from '@sandtable/text';
import type { TermBase } from '../terms/check-terms.ts';
import { caseOf } from '../terms/form-keys.ts';
import { grammarOf } from '../terms/grammars.ts';
import type { Said } from './read-ftl.ts';

/** Cases that no term of the language has a form for, and nobody makes: names would stand there as they are. */
export function caseFindings({ file, id, lang, cases }: Said, bases: readonly TermBase[]): readonly Diagnostic[] {
  const known = casesIn(bases, lang);
  if (known === undefined) return [];
  return cases
    .filter(({ name }) => !known.includes(name))
    .map(({ name, start, end }) => {
      const span = { file, start, end };
      const like = near(name, known);
      const fields = { name, id, lang, known: known.join(', ') };
      if (like === undefined) return finding('text/case', span, fields, { severity: 'warning' });
      const fix = { title: 'fix/replace', fields: { old: name, new: like }, edits: [{ span, text: like }] };
      return finding('text/case', span, { ...fields, near: like }, { severity: 'warning', fixes: [fix] });
    });
}

/** Undefined for a language without terms: there is nothing to inflect yet. */
function casesIn(bases: readonly TermBase[], lang: string): readonly string[] | undefined {
  const base = bases.find((one) => one.lang === lang);
  if (base === undefined) return undefined;
  const written = base.terms.flatMap(({ given }) => Object.keys(given).flatMap((key) => caseOf(key) ?? []));
  const { derived, byArticle = [] } = grammarOf(lang);
  return [...new Set(['nom', ...derived, ...byArticle, ...written])];
}
