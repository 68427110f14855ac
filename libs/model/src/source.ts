import type { Span } from '@sandtable/text';

/** Where something was declared, what it cites, what its `///` lines say. */
export interface Source {
  readonly span: Span;
  readonly cites: readonly string[];
  readonly doc: string;
}
export interface Provenance {
  readonly how: 'from' | 'reconstructed';
  /** Columns it speaks of; empty for the whole row. */
  readonly columns: readonly string[];
  readonly text: string;
}
