import { type Catalogue, type Entry, isFuzzy, isReady, isTranslated } from './po/po.ts';

export interface Progress {
  readonly texts: number;
  readonly translated: number;
  /** Translated from a source that has changed since. */
  readonly stale: number;
  readonly missing: number;
  /** The same in words of the source. */
  readonly words: number;
  readonly wordsTranslated: number;
}

/** How far a catalogue is, as a whole and by the file each text stands in. */
export function progressOf(catalogue: Catalogue): {
  readonly all: Progress;
  readonly chapters: readonly (readonly [file: string, Progress])[];
} {
  const live = catalogue.entries.filter(({ obsolete }) => !obsolete);
  const byFile = Map.groupBy(live, ({ places }) => (places[0] ?? '').replace(/:\d+$/, ''));
  return { all: progress(live), chapters: [...byFile].map(([file, entries]) => [file, progress(entries)] as const) };
}

function progress(entries: readonly Entry[]): Progress {
  const ready = entries.filter(isReady);
  const stale = entries.filter((entry) => isTranslated(entry) && isFuzzy(entry)).length;
  return {
    texts: entries.length,
    translated: ready.length,
    stale,
    missing: entries.length - ready.length - stale,
    words: wordsOf(entries),
    wordsTranslated: wordsOf(ready),
  };
}

const wordsOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { source }) => sum + source.split(/\s+/).length, 0);
