import type { TextEdit } from '@sandtable/text';

/** Something that can be done to the text; all edits belong together. */
export interface Change {
  readonly title: string;
  /** A repair of what is wrong, or another way to write the text. */
  readonly sort: 'fix' | 'extract' | 'inline' | 'rewrite';
  readonly edits: readonly TextEdit[];
}

/** More than one place and its declaration: whoever can looks at it before it is made. */
export const isWide = ({ sort, edits }: Change): boolean =>
  sort !== 'fix' && (edits.length > 2 || new Set(edits.map(({ span }) => span.file)).size > 1);
