import type { Catalogue, Entry } from '../po/po.ts';

/** What goes out of a catalogue, by the file each text stands in. */
export const filesIn = ({ entries }: Catalogue): readonly (readonly [path: string, entries: readonly Entry[]])[] => [
  ...Map.groupBy(
    entries.filter(({ obsolete, plural }) => !obsolete && plural === undefined),
    ({ places }) => (places[0] ?? '').replace(/:\d+$/, ''),
  ),
];
