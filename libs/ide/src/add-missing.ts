import type { Library } from '@sandtable/compiler';
import type { Language } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import type { Change } from './change.ts';
import { callablesFor, callOf } from './missing/callables.ts';
import { columnFor } from './missing/columns.ts';
import { declaredFor } from './missing/declared.ts';
import { fieldsFor } from './missing/fields.ts';
import { missingAt } from './missing/missing.ts';
import { nearestFor } from './missing/nearest.ts';
import { pathsFor } from './missing/paths.ts';
import { valuesFor } from './missing/values.ts';
import { meaningAt, textOf } from './places.ts';

/** Findings about a name that nothing has. */
const UNKNOWN = new Set(['name/unknown', 'table/unknown-column']);

/** A finding, as far as it says what it is about. */
interface About {
  readonly code: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly fixes: readonly unknown[];
  readonly related?: readonly { readonly at: Span }[];
}

/**
 * Further repairs of a finding, which take a look at the ruleset: what can be declared so that an unknown name means
 * something, of the sort that its place wants, and where nothing can, the names that may stand there.
 */
export function repairsFor(library: Library, about: About, lang: Language): readonly Change[] {
  if (!UNKNOWN.has(about.code)) {
    const { code, file, start, end, fixes } = about;
    return fixes.length > 0 ? [] : pathsFor(library, code, { file, start, end }, lang);
  }
  const all =
    about.code === 'table/unknown-column' ? columnFor(library, about, lang) : addMissing(library, about, lang);
  if (all.length > 0 || about.fixes.length > 0) return all;
  const missing = missingAt(library, about.file, wordStart(about), lang);
  return missing === undefined ? [] : nearestFor(missing, alsoIn(library, about, missing.name));
}

/** Further places of the finding, where the same name stands. */
const alsoIn = (library: Library, { related = [] }: About, name: string): readonly Span[] =>
  related.map(({ at }) => at).filter(({ file, start, end }) => textOf(library, file).slice(start, end) === name);

/**
 * What can be declared for a name that means nothing yet, so that it means something of the sort that its place wants.
 */
function addMissing(library: Library, about: About, lang: Language): readonly Change[] {
  const missing = missingAt(library, about.file, wordStart(about), lang);
  if (missing === undefined || meaningAt(library, about.file, missing.start) !== undefined) return [];
  if (callOf(missing.around) !== undefined) return callablesFor(missing);
  return [...declaredFor(missing), ...fieldsFor(missing), ...valuesFor(missing)];
}

/** Places of cells in JSON may include their quotation marks. */
const wordStart = ({ start, end }: About): number => (end - start > 1 ? start + 1 : start);
