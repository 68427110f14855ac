import type { Span } from '@sandtable/text';

export interface Node {
  readonly span: Span;
}
export interface Name extends Node {
  readonly text: string;
}

/** `from "…"` or `reconstructed "…"`, with the columns it speaks of (none: the whole row). */
export interface Provenance extends Node {
  readonly how: 'from' | 'reconstructed';
  readonly columns: readonly Name[];
  readonly text: string;
}

/** `§6.2.1`, without the sign. `line` is 0-based; `alone` marks one that stands alone on its line. */
export interface Citation extends Node {
  readonly section: string;
  readonly line: number;
  readonly alone: boolean;
}

/** `a.b/c`, in patches also `a/may-not-b`; the text keeps the separators. */
export interface Path extends Node {
  readonly text: string;
}

/** Stands where something was expected and not found; a finding about it exists already. */
export interface Missing extends Node {
  readonly node: 'missing';
}

/** A string that is a key of texts: a reason, a log line. */
export interface Key extends Node {
  readonly text: string;
}
