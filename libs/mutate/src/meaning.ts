import type { Model } from '@sandtable/model';

/** Where something stands, what it cites and where it comes from is not part of what it means. */
const ABOUT = new Set(['span', 'at', 'doc', 'cites', 'provenance']);

/** A text that is the same for models that mean the same. */
export const meaningOf = (model: Model | undefined): string =>
  JSON.stringify(model, (key, value) => (ABOUT.has(key) && typeof value === 'object' ? undefined : value));

/** The same of what a match begins with: all that is no code. */
export const dataOf = ({ types, kinds, fields, relations, dice, piles, states, settings, seats }: Model): string =>
  meaningOf({ types, kinds, fields, relations, dice, piles, states, settings, seats } as Model);
