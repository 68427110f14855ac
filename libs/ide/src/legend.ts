import type { Sort } from '@sandtable/check';

/** What names are coloured by, in the order in which editors number it; pure data, for pages that load nothing else. */
export const MEANING_SORTS: readonly Sort[] = [
  'kind',
  'type',
  'die',
  'field',
  'relation',
  'pile',
  'state',
  'setting',
  'function',
  'search',
  'policy',
  'procedure',
  'decisions',
  'member',
  'tag',
  'local',
  'layout',
  'builtin',
];
