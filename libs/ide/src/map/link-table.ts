import type { TextEdit } from '@sandtable/text';

/** Two members, by their names. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}
/** A table of links as it is written, with the edits that change it. */
export interface LinkTable {
  readonly links: readonly Ends[];
  /** Takes links away, by their places among `links`. */
  cut(which: ReadonlySet<number>): readonly TextEdit[];
  /** Adds links one after the other; undefined where nothing can be written. */
  add(all: readonly Ends[]): readonly TextEdit[] | undefined;
}
