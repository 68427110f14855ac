/** Sorts of what has a declaration of its own. */
export const DECLARED_SORTS = [
  'kind',
  'type',
  'die',
  'relation',
  'pile',
  'state',
  'setting',
  'function',
  'search',
  'policy',
  'procedure',
  'decisions',
] as const;

/** What a name can mean, in the order in which editors number the colors of names; pure data, for pages that load nothing else. */
export const SORTS = [...DECLARED_SORTS, 'field', 'member', 'tag', 'local', 'layout', 'builtin'] as const;
export type Sort = (typeof SORTS)[number];
