import type { Type } from '@sandtable/model';
import type { World } from './world.ts';

export type Columns = ReadonlyMap<string, Type>;

/** What the columns of a table hold, by the kind or relation that it is of. */
export function columnsOf({ kinds, fields, relations }: World, owner: string): Columns {
  const kind = kinds.find(({ name }) => name === owner);
  if (kind !== undefined)
    return new Map([...kind.fields].flatMap(([name, at]) => (fields[at] ? [[name, fields[at].type] as const] : [])));
  const relation = relations.get(owner);
  if (relation === undefined) return new Map();
  const own = relation.fields.map(({ name, type }) => [name, type] as const);
  return new Map([['from', relation.left], ['to', relation.right], ...own]);
}
