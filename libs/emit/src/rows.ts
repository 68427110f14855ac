import type { Model } from '@sandtable/model';

/** Rows of all kinds stand one behind the other; those of kinds before this one. Without a kind there are as many as all. */
export const rowsBefore = ({ kinds }: Model, kind = kinds.length): number =>
  kinds.slice(0, kind).reduce((n, { members }) => n + members.length, 0);
