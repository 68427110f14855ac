import type { ListType, MapType, Search, Type } from '@sandtable/model';

/** The type of what is in a set or list. */
export const elementOf = (type: Type): Type => (type.t === 'set' || type.t === 'list' ? type.of : { t: 'error' });

/** A type that is known to be a list. */
export function listType(type: Type): ListType {
  if (type.t !== 'list') throw new Error(`a list was expected, not ${type.t}`);
  return type;
}

/** A type that is known to be a map. */
export function mapOf(type: Type): MapType {
  if (type.t !== 'map') throw new Error(`a map was expected, not ${type.t}`);
  return type;
}

/** The type of what a search finds. */
export const foundType = (search: Search | undefined): Type =>
  search?.locals[search.over[0] ?? 0]?.type ?? { t: 'bool' };
