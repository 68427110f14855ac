import type { Diagnostic } from '@sandtable/diagnostics';
import { choiceProblems, type TermBase, type TextNode, termUse, wrongNumbers } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import { catalogueLanguage } from './catalogue-language.ts';
import { type Catalogue, type Entry, isReady } from './po/po.ts';
import { readPo } from './po/read-po.ts';

/** How the translations of a catalogue use the terms of their language. */
export function termsInCatalogue(
  file: string,
  text: string,
  { entries }: Catalogue,
  base: TermBase | undefined,
): readonly Diagnostic[] {
  if (base === undefined) return [];
  return entries
    .filter(isReady)
    .flatMap((entry) =>
      entry.targets.flatMap((target, form) =>
        termUse(target, base, (start, end) => placeOf(file, text, entry, form, target.slice(start, end))),
      ),
    );
}

/** Values of today before words in the wrong number, and words that don't fit all values, in all catalogues. */
export const wrongInCatalogues = (
  files: readonly { readonly path: string; readonly text: string }[],
  bases: readonly TermBase[],
  root: TextNode,
): readonly Diagnostic[] =>
  files.flatMap(({ path, text }) => {
    const lang = catalogueLanguage(path);
    if (lang === undefined) return [];
    const base = bases.find((one) => one.lang === lang);
    return readPo(path, text)
      .entries.filter(isReady)
      .flatMap((entry) =>
        entry.targets.flatMap((target, form) => {
          const at = (start: number, end: number): Span => placeOf(path, text, entry, form, target.slice(start, end));
          return [
            ...(base === undefined ? [] : wrongNumbers(target, root, base, at)),
            ...choiceProblems(target, root, lang, at),
          ];
        }),
      );
  });

/** Words of a translation as they stand in the file; the whole translation where they are broken over lines. */
function placeOf(file: string, text: string, entry: Entry, form: number, words: string): Span {
  const whole = entry.targetSpans?.[form] ?? entry.span ?? { file, start: 0, end: 0 };
  const at = text.slice(whole.start, whole.end).indexOf(words);
  return at < 0 ? whole : { file, start: whole.start + at, end: whole.start + at + words.length };
}
