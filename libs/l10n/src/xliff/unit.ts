import type { Returned } from '../returned.ts';

/** What became of a unit: its text, nothing because nobody has translated it, or only a part of it. */
export interface Unit {
  readonly texts?: readonly Omit<Returned, 'span'>[];
  readonly partly?: boolean;
}
