import type { Part, Type } from '@sandtable/model';
import { numberPattern } from './number-pattern.ts';

/** Ids of the members of a kind. */
export type Members = (kind: number) => readonly string[];
export type Tag = Part & { readonly p: 'tag' };

/** A regular expression for a tag with payload as a string spells it, `coming(3)`; undefined if no value has it. */
export function tagPattern({ name, payload }: Tag, members: Members): string | undefined {
  const args = payload.map((field) => argPattern(field.type, members));
  if (!args.every((arg) => arg !== undefined)) return undefined;
  const inner = args.map((arg) => `(?:${arg})`).join('\\s*,\\s*');
  return `${name}\\s*\\(\\s*${inner}\\s*\\)`;
}

/** Inside a tag everything is spelled, also numbers and truth values; texts and sets cannot stand there. */
function argPattern(type: Type, members: Members): string | undefined {
  switch (type.t) {
    case 'int':
      return numberPattern(type);
    case 'bool':
      return 'true|false';
    case 'kind':
      return alternatives(members(type.kind));
    case 'union':
      return alternatives(type.parts.flatMap((part) => partPattern(part, members) ?? []));
    default:
      return undefined;
  }
}

function partPattern(part: Part, members: Members): string | undefined {
  if (part.p === 'none') return 'none';
  if (part.p === 'type') return argPattern(part.type, members);
  return part.payload.length > 0 ? tagPattern(part, members) : `${part.name}(?:\\s*\\(\\s*\\))?`;
}

const alternatives = (patterns: readonly string[]): string | undefined =>
  patterns.length === 0 ? undefined : patterns.join('|');
