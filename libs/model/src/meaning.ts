import type { Model } from './model.ts';

/** Where something stands, what it cites and where it comes from is not part of what it means. */
const ABOUT = new Set(['span', 'at', 'doc', 'cites', 'provenance']);

/** A text that is the same for models, or parts of them, that mean the same. */
export const meaningOf = (model: Partial<Model>): string =>
  JSON.stringify(model, (key, value) => (ABOUT.has(key) && typeof value === 'object' ? undefined : value));

/** The same of what a match begins with: all that is no code. */
export const dataMeaning = ({ types, kinds, fields, relations, dice, piles, states, settings, seats }: Model): string =>
  meaningOf({ types, kinds, fields, relations, dice, piles, states, settings, seats });
