import { hasOwnWords, ownWords, type Part, type Routine, type Type, unreachable } from '@sandtable/model';
import { numberPattern } from './number-pattern.ts';

/** What cells can name: ids of the members of a kind, and what values of a signature are made of. */
export interface Words {
  readonly members: (kind: number) => readonly string[];
  readonly targets: (routine: number) => Routine['targets'];
}
export type Tag = Part & { readonly p: 'tag' };

/** A regular expression for a tag with payload as a string spells it, `coming(3)`; undefined if no value has it. */
export const tagPattern = ({ name, payload }: Tag, words: Words): string | undefined =>
  callPattern(
    name,
    payload.map((field) => field.type),
    words,
  );

/** The same for a function or procedure with its first arguments. */
export function callPattern(name: string, types: readonly Type[], words: Words): string | undefined {
  const args = types.map((type) => argPattern(type, words));
  if (!args.every((arg) => arg !== undefined)) return undefined;
  const inner = args.map((arg) => `(?:${arg})`).join('\\s*,\\s*');
  return `${name}\\s*\\(\\s*${inner}\\s*\\)`;
}

/** Inside a tag everything is spelled, also numbers, truth values, sets and lists; texts cannot stand there. */
function argPattern(type: Type, words: Words): string | undefined {
  if (hasOwnWords(type)) return alternatives(ownWords(type));
  switch (type.t) {
    case 'int':
      return numberPattern(type);
    case 'kind':
      return alternatives(words.members(type.kind));
    case 'set':
      return `${bracketed(argPattern(type.of, words), '{}')}|${bracketed(argPattern(type.of, words), '[]')}`;
    case 'list':
      return bracketed(argPattern(type.of, words), '[]', type.max);
    case 'routine':
      return alternatives(
        words.targets(type.routine).flatMap(({ name, given }) => targetPattern(name, given, words) ?? []),
      );
    case 'union':
      return alternatives(type.parts.flatMap((part) => partPattern(part, words) ?? []));
    case 'text':
    case 'map':
    case 'error':
      return undefined;
    default:
      return unreachable(type);
  }
}

const targetPattern = (name: string, given: readonly Type[], words: Words): string | undefined =>
  given.length === 0 ? `${name}(?:\\s*\\(\\s*\\))?` : callPattern(name, given, words);

/** Items between brackets, up to a number of them. */
function bracketed(item: string | undefined, [open, close]: string, max = Number.POSITIVE_INFINITY): string {
  const more = max === Number.POSITIVE_INFINITY ? '*' : `{0,${max - 1}}`;
  const items = item && max > 0 ? `(?:(?:${item})(?:\\s*,\\s*(?:${item}))${more})?` : '';
  return `\\${open}\\s*${items}\\s*\\${close}`;
}

function partPattern(part: Part, words: Words): string | undefined {
  if (part.p === 'none') return 'none';
  if (part.p === 'type') return argPattern(part.type, words);
  return part.payload.length > 0 ? tagPattern(part, words) : `${part.name}(?:\\s*\\(\\s*\\))?`;
}

const alternatives = (patterns: readonly string[]): string | undefined =>
  patterns.length === 0 ? undefined : patterns.join('|');
