import type { Sort } from '@sandtable/check';

/** Something that can be typed. */
export interface Item {
  readonly label: string;
  readonly sort: Sort | 'keyword';
  /** Its type or declaration, on one line. */
  readonly detail: string;
  readonly doc: string;
  /** What is written, where that is more than the label; `$0` is where the caret goes. */
  readonly insert: string;
  /** 0 is what fits best. */
  readonly rank: number;
}

export const keyword = (word: string, rank: number): Item => ({
  label: word,
  sort: 'keyword',
  detail: '',
  doc: '',
  insert: word,
  rank,
});
