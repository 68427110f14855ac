import { diffArrays } from 'diff';
import { wordsOf } from './similar.ts';

/** Words that occur in both texts, only in the older, or only in the newer. */
export interface DiffPart {
  readonly sort: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Compares texts word by word: without new parts the result is the older text, without those that are gone the newer. */
export const wordDiff = (before: string, after: string): readonly DiffPart[] =>
  diffArrays([...wordsOf(before)], [...wordsOf(after)]).map(({ value, added, removed }) => ({
    sort: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(' '),
  }));
