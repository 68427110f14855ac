/**
 * What can be compared: the rules alone, with one variant, with those that are chosen; all of that as it was opened, or as it
 * was before the match went on under other rules.
 */
export type SideName = 'base' | 'chosen' | 'opened' | 'unedited' | `variant:${string}`;
