import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { data } from '../writer.ts';

/** Numbers and payloads with more values than this are not listed one by one. */
const MOST_LISTED = 64;

type Part = Extract<TypeInfo, { t: 'union' }>['parts'][number];

/** A string literal; whatever the name, it stays data. */
export const literal = (name: string): string => data(name);

export const anyOf = (types: readonly string[]): string => (types.length === 0 ? 'never' : types.join(' | '));

/** The names that stand for the values of a type in saves and views: see `Answer` of the session. */
export function valueType(info: GameInfo, index: number): string {
  const type = info.types[index];
  switch (type?.t) {
    case 'int':
      return numberType(type);
    case 'bool':
      return 'boolean';
    case 'kind':
      return kindType(info, type.kind);
    case 'union':
      return anyOf(type.parts.map((part) => partType(info, part)));
    case 'set':
    case 'list':
      return listType(info, type.of);
    case 'map':
      return mapType(info, type);
    default:
      return 'string';
  }
}

export function kindType(info: GameInfo, index: number): string {
  const kind = info.kinds[index];
  return kind === undefined ? 'never' : `Kinds[${literal(kind.name)}]`;
}

function numberType({ min, max, den }: Extract<TypeInfo, { t: 'int' }>): string {
  if (den !== 1 || max - min >= MOST_LISTED) return 'number';
  return anyOf(Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`));
}

/** Keys that are left out have none. */
export const mapType = (info: GameInfo, { key, value }: { readonly key: number; readonly value: number }): string =>
  `{ readonly [K in ${keyType(info, key)}]?: ${valueType(info, value)} }`;

/** Keys of objects and members of lists are never truth values, but their names. */
const keyType = (info: GameInfo, index: number): string =>
  info.types[index]?.t === 'bool' ? "'true' | 'false'" : valueType(info, index);

export const listType = (info: GameInfo, of: number): string => `readonly (${keyType(info, of)})[]`;

function partType(info: GameInfo, part: Part): string {
  if (part.p === 'none') return literal('none');
  if (part.p === 'type') return valueType(info, part.type);
  if (part.payload.length === 0) return literal(part.name);
  const args = part.payload.map((type) => (part.size > MOST_LISTED ? 'string' : valueType(info, type)));
  return `\`${inTemplate(part.name)}(${args.map((arg) => `\${${arg}}`).join(', ')})\``;
}

const inTemplate = (name: string): string => name.replace(/[\\`$]/g, '\\$&');
