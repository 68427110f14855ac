import type { Part, Type, UnionType } from '@sandtable/model';
import { anyOf, type JsonSchema, nothing, oneOfThese } from './json-schema.ts';
import { numberSchema } from './number-schema.ts';
import { callPattern, type Tag, tagPattern, type Words } from './tag-pattern.ts';

/** What a cell of a JSON table may hold for a type: exactly what `readValue` reads from it. */
export function typeSchema(type: Type, words: Words): JsonSchema {
  switch (type.t) {
    case 'int':
      return numberSchema(type);
    case 'bool':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string' };
    case 'kind':
      return oneOfThese(words.members(type.kind));
    case 'set':
      return { type: 'array', items: typeSchema(type.of, words) };
    case 'list':
      return { type: 'array', items: typeSchema(type.of, words), maxItems: type.max };
    case 'union':
      return unionSchema(type, words);
    case 'routine':
      return unionSchema({ parts: [{ p: 'type', type }] }, words);
    case 'error':
      return {};
    case 'map':
      return nothing;
  }
}

/** All words in one list, so that editors can offer them; then what has a form of its own. */
function unionSchema({ parts }: Pick<UnionType, 'parts'>, words: Words): JsonSchema {
  const plain = parts.flatMap((part) => wordsOf(part, words));
  const listed = plain.length === 0 ? [] : [oneOfThese([...new Set(plain)])];
  return anyOf([...listed, ...parts.flatMap((part) => formOf(part, words))]);
}

function wordsOf(part: Part, words: Words): readonly (string | null)[] {
  if (part.p === 'none') return [null, 'none'];
  if (part.p === 'tag') return part.payload.length === 0 ? [part.name] : [];
  if (part.type.t === 'routine')
    return words.targets(part.type.routine).flatMap(({ name, given }) => (given.length === 0 ? [name] : []));
  return part.type.t === 'kind' ? words.members(part.type.kind) : [];
}

function formOf(part: Part, words: Words): readonly JsonSchema[] {
  if (part.p === 'none') return [];
  if (part.p === 'tag') return part.payload.length === 0 ? [] : spelled(part, words);
  if (part.type.t === 'routine') {
    const given = words.targets(part.type.routine).filter((target) => target.given.length > 0);
    return given.flatMap((target) => written(callPattern(target.name, target.given, words)));
  }
  return part.type.t === 'kind' || part.type.t === 'set' ? [] : [typeSchema(part.type, words)];
}

const spelled = (tag: Tag, words: Words): readonly JsonSchema[] => written(tagPattern(tag, words));

const written = (pattern: string | undefined): readonly JsonSchema[] =>
  pattern === undefined ? [] : [{ type: 'string', pattern: `^${pattern}$` }];
