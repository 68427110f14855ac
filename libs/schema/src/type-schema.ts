import type { Part, Type, UnionType } from '@sandtable/model';
import { anyOf, type JsonSchema, nothing, oneOfThese } from './json-schema.ts';
import { numberSchema } from './number-schema.ts';
import { type Members, type Tag, tagPattern } from './tag-pattern.ts';

/** What a cell of a JSON table may hold for a type: exactly what `readValue` reads from it. */
export function typeSchema(type: Type, members: Members): JsonSchema {
  switch (type.t) {
    case 'int':
      return numberSchema(type);
    case 'bool':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string' };
    case 'kind':
      return oneOfThese(members(type.kind));
    case 'set':
      return { type: 'array', items: typeSchema(type.of, members) };
    case 'list':
      return { type: 'array', items: typeSchema(type.of, members), maxItems: type.max };
    case 'union':
      return unionSchema(type, members);
    case 'error':
      return {};
    default:
      return nothing;
  }
}

/** All words in one list, so that editors can offer them; then what has a form of its own. */
function unionSchema({ parts }: UnionType, members: Members): JsonSchema {
  const words = parts.flatMap((part) => wordsOf(part, members));
  const listed = words.length === 0 ? [] : [oneOfThese([...new Set(words)])];
  return anyOf([...listed, ...parts.flatMap((part) => formOf(part, members))]);
}

function wordsOf(part: Part, members: Members): readonly (string | null)[] {
  if (part.p === 'none') return [null, 'none'];
  if (part.p === 'tag') return part.payload.length === 0 ? [part.name] : [];
  return part.type.t === 'kind' ? members(part.type.kind) : [];
}

function formOf(part: Part, members: Members): readonly JsonSchema[] {
  if (part.p === 'none') return [];
  if (part.p === 'tag') return part.payload.length === 0 ? [] : spelled(part, members);
  return part.type.t === 'kind' || part.type.t === 'set' ? [] : [typeSchema(part.type, members)];
}

function spelled(tag: Tag, members: Members): readonly JsonSchema[] {
  const pattern = tagPattern(tag, members);
  return pattern === undefined ? [] : [{ type: 'string', pattern: `^${pattern}$` }];
}
