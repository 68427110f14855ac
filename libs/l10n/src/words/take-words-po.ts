import { type Catalogue, isFuzzy, isTranslated } from '../po/po.ts';
import type { Returned } from '../returned.ts';
import { printOfWord, type printsIn } from './word-prints.ts';
import type { WordText } from './word-texts.ts';

/**
 * What a translator has changed in the catalogue of words since it was written. Where the word itself has been changed
 * since, in its own file, that is what holds.
 */
export function changedIn(
  catalogue: Catalogue,
  words: readonly WordText[],
  prints: ReturnType<typeof printsIn>,
): readonly Returned[] {
  const known = new Map(words.flatMap((word) => word.sentences.map((one) => [one.context, { word, one }] as const)));
  return catalogue.entries.flatMap((entry) => {
    const found = known.get(entry.context);
    if (found === undefined || entry.obsolete || !isTranslated(entry) || isFuzzy(entry)) return [];
    const { word, one } = found;
    const target = entry.targets[0] ?? '';
    if (one.source !== entry.source || target === one.text || !isUntouched(word, prints)) return [];
    const span = entry.targetSpans?.[0] ?? { file: '', start: 0, end: 0 };
    return [{ context: entry.context, source: entry.source, target, stale: false, span }];
  });
}

/** Whether the word stands in its file as it did when the catalogue was written. */
function isUntouched({ name, theirs }: WordText, prints: ReturnType<typeof printsIn>): boolean {
  const known = prints.get(name);
  return theirs === undefined || known === undefined || known.target === printOfWord(theirs);
}

/** The words whose sentences all stand in the catalogue as made of the source of today, and wait for no look. */
export function lookedAtIn(catalogue: Catalogue, words: readonly WordText[]): ReadonlySet<string> {
  const ready = new Set(
    catalogue.entries
      .filter((entry) => !entry.obsolete && isTranslated(entry) && !isFuzzy(entry))
      .map(({ context, source }) => `${context}\u0004${source}`),
  );
  const isReady = ({ sentences }: WordText): boolean =>
    sentences.every(({ context, source }) => ready.has(`${context}\u0004${source}`));
  return new Set(words.filter(isReady).map(({ name }) => name));
}
