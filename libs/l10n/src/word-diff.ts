import { commonTable, wordsOf } from './similar.ts';

/** Words that stand in both texts, only in the older, or only in the newer. */
export interface DiffPart {
  readonly sort: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** What became of a text, word by word: without what is new it is the older text, without what is gone the newer. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const common = commonTable(left, right);
  const parts: DiffPart[] = [];
  const add = (sort: DiffPart['sort'], word: string): void => {
    const last = parts.at(-1);
    if (last?.sort === sort) parts[parts.length - 1] = { sort, text: `${last.text} ${word}` };
    else parts.push({ sort, text: word });
  };
  const rest = (i: number, j: number): number => common[i]?.[j] ?? 0;
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [old, now] = [left[i], right[j]];
    if (old !== undefined && old === now) {
      add('same', old);
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || rest(i + 1, j) >= rest(i, j + 1))) {
      add('gone', old);
      i += 1;
    } else {
      add('new', now ?? '');
      j += 1;
    }
  }
  return parts;
}
