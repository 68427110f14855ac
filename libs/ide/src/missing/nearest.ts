import { renderFinding } from '@sandtable/messages';
import { editDistance, type Span } from '@sandtable/text';
import type { Change } from '../change.ts';
import { completeAt } from '../complete.ts';
import type { Missing } from './missing.ts';

const MOST = 3;

/** What can stand there and is the least unlike the name, where nothing better is known; `also` are places that say the same. */
export function nearestFor(
  { library, file, start, end, name, lang }: Missing,
  also: readonly Span[],
): readonly Change[] {
  const { items } = completeAt(library, file, start, lang);
  const names = items.filter(({ sort, label }) => sort !== 'keyword' && sort !== 'builtin' && label !== name);
  const ranked = [...new Set((names.length > 0 ? names : items).map(({ label }) => label))]
    .map((label) => ({ label, far: editDistance(name.toLowerCase(), label.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  return ranked.slice(0, MOST).map(({ label }) => ({
    title: renderFinding({ code: 'fix/replace', fields: { old: name, new: label } }, lang),
    sort: 'fix',
    edits: [{ file, start, end }, ...also].map((span) => ({ span, text: label })),
  }));
}
