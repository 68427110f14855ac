import { type OwnWordType, ownWords, type Part, type Routine, type Type, type UnionType } from '@sandtable/model';
import { anyOf, type JsonSchema, nothing, oneOfThese } from './json-schema.ts';
import { numberPattern } from './number-pattern.ts';
import { numberSchema } from './number-schema.ts';

/** What cells can name: ids of the members of a kind, and what values of a signature are made of. */
export interface Words {
  readonly members: (kind: number) => readonly string[];
  readonly targets: (routine: number) => Routine['targets'];
}

/** What a cell of a JSON table may hold for a type: exactly what `readValue` reads from it. */
export const typeSchema = (type: Type, words: Words): JsonSchema => formsOf(type).schema(type, words);

/** A regular expression for a value as a string spells it inside a tag, `coming(3)`; undefined if no value has one. */
const spelledPattern = (type: Type, words: Words): string | undefined => formsOf(type).pattern(type, words);

interface Forms<T> {
  readonly schema: (type: T, words: Words) => JsonSchema;
  /** Inside a tag everything is spelled, also numbers, truth values, sets and lists; texts cannot stand there. */
  readonly pattern: (type: T, words: Words) => string | undefined;
}
const nowhere = (): undefined => undefined;
const listed = (type: OwnWordType): string | undefined => alternatives(ownWords(type));

const FORMS: { readonly [K in Type['t']]: Forms<Extract<Type, { readonly t: K }>> } = {
  int: { schema: numberSchema, pattern: numberPattern },
  bool: { schema: () => ({ type: 'boolean' }), pattern: listed },
  text: { schema: () => ({ type: 'string' }), pattern: nowhere },
  kind: {
    schema: ({ kind }, words) => oneOfThese(words.members(kind)),
    pattern: ({ kind }, words) => alternatives(words.members(kind)),
  },
  set: {
    schema: ({ of }, words) => ({ type: 'array', items: typeSchema(of, words) }),
    pattern: ({ of }, words) =>
      `${bracketed(spelledPattern(of, words), '{}')}|${bracketed(spelledPattern(of, words), '[]')}`,
  },
  list: {
    schema: ({ of, max }, words) => ({ type: 'array', items: typeSchema(of, words), maxItems: max }),
    pattern: ({ of, max }, words) => bracketed(spelledPattern(of, words), '[]', max),
  },
  union: {
    schema: unionSchema,
    pattern: ({ parts }, words) => alternatives(parts.flatMap((part) => partPattern(part, words) ?? [])),
  },
  routine: {
    schema: (type, words) => unionSchema({ parts: [{ p: 'type', type }] }, words),
    pattern: ({ routine }, words) =>
      alternatives(words.targets(routine).flatMap(({ name, given }) => targetPattern(name, given, words) ?? [])),
  },
  error: { schema: () => ({}), pattern: nowhere },
  map: { schema: () => nothing, pattern: nowhere },
};

const formsOf = <T extends Type>(type: T): Forms<T> => FORMS[type.t] as unknown as Forms<T>;

/** All words in one list, so that editors can offer them; then what has a form of its own. */
function unionSchema({ parts }: Pick<UnionType, 'parts'>, words: Words): JsonSchema {
  const plain = parts.flatMap((part) => wordsOf(part, words));
  const named = plain.length === 0 ? [] : [oneOfThese([...new Set(plain)])];
  return anyOf([...named, ...parts.flatMap((part) => formOf(part, words))]);
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

type Tag = Part & { readonly p: 'tag' };

/** A regular expression for a tag with payload as a string spells it, `coming(3)`; undefined if no value has it. */
const tagPattern = ({ name, payload }: Tag, words: Words): string | undefined =>
  callPattern(
    name,
    payload.map((field) => field.type),
    words,
  );

/** The same for a function or procedure with its first arguments. */
function callPattern(name: string, types: readonly Type[], words: Words): string | undefined {
  const args = types.map((type) => spelledPattern(type, words));
  if (!args.every((arg) => arg !== undefined)) return undefined;
  const inner = args.map((arg) => `(?:${arg})`).join('\\s*,\\s*');
  return `${name}\\s*\\(\\s*${inner}\\s*\\)`;
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
  if (part.p === 'type') return spelledPattern(part.type, words);
  return part.payload.length > 0 ? tagPattern(part, words) : `${part.name}(?:\\s*\\(\\s*\\))?`;
}

const alternatives = (patterns: readonly string[]): string | undefined =>
  patterns.length === 0 ? undefined : patterns.join('|');
