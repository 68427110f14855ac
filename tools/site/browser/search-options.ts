import type { Options } from 'minisearch';

/** A place that a search can find: a page, or a part of it below a heading. */
export interface Place {
  readonly id: number;
  /** The file on the site. */
  readonly address: string;
  readonly title: string;
  readonly part: string;
  readonly text: string;
}

/** How places are found: the index is built with the same options as it is read with. */
export const SEARCH_OPTIONS: Options<Place> = {
  fields: ['title', 'part', 'text'],
  storeFields: ['address', 'title', 'part'],
  searchOptions: {
    boost: { title: 4, part: 3 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
