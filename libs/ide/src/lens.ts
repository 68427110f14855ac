import type { Span } from '@sandtable/text';

/** A line above a declaration that says how often it is used; which uses these are its references tell. */
export interface Lens {
  /** The name that is declared. */
  readonly at: Span;
  readonly title: string;
  /** Where it leads, if not to the uses. */
  readonly to?: Span;
}
