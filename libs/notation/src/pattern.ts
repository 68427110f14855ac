import type { Span } from '@sandtable/text';

/** A way to write something: text, values, and what may be left out. */
export interface Spelling {
  readonly parts: readonly Part[];
  readonly span: Span;
}
export type Part =
  | { readonly p: 'text'; readonly text: string; readonly span: Span }
  | Param
  | {
      readonly p: 'section';
      readonly spellings: readonly Spelling[];
      /** The truth value that is true where the section is written. */
      readonly flag: { readonly name: string; readonly span: Span } | undefined;
      readonly span: Span;
    };
/**
 * `{to}` is a value. `{whom = Piece.place.land}` is written like a member of another kind, of which a field is the
 * value. `{place ~ land}`, in the pattern of a kind: another value with the same field is near enough.
 */
export interface Param {
  readonly p: 'param';
  readonly name: string;
  readonly via: readonly string[] | undefined;
  readonly about: string | undefined;
  readonly span: Span;
}

/** One line of a pattern file. */
export interface Entry {
  /** What is written so: `Plan.move`, `Town.lyra`, `Piece`, `turn/plans`. */
  readonly key: string;
  readonly keySpan: Span;
  readonly spellings: readonly Spelling[];
  /** The entry is about results: the value of a field, written around a line. */
  readonly result: boolean;
  readonly span: Span;
}

/** Everything a spelling holds, sections included. */
export const partsIn = (spelling: Spelling): readonly Part[] =>
  spelling.parts.flatMap((part) => (part.p === 'section' ? [part, ...part.spellings.flatMap(partsIn)] : [part]));
