import { printOfWord, type printsIn } from './word-prints.ts';
import type { WordText } from './word-texts.ts';

/**
 * The file for the words of today. What waits for a look goes on waiting, but for `settled` words; everything else counts
 * as made of the source of today.
 */
export function wordPrints(
  words: readonly WordText[],
  before: ReturnType<typeof printsIn>,
  isWaiting: (word: WordText) => boolean,
): string {
  const lines = words.flatMap((word) => {
    const { name, written, theirs } = word;
    if (theirs === undefined) return [];
    const source = isWaiting(word) ? before.get(name)?.source : undefined;
    return [`${name} ${source ?? printOfWord(written)} ${printOfWord(theirs)}`];
  });
  return lines.length === 0 ? '' : `${lines.toSorted().join('\n')}\n`;
}
