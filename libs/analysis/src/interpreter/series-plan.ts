import type { Series } from '@sandtable/bots';

/** A series of games, whichever module plays them. */
export type SeriesPlan = Omit<Series, 'module' | 'first'>;
