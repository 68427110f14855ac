import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { termOf, termText } from '@sandtable/text';
import type { ShownValue } from './contract.ts';

/** A value as people read it: the name of a member, a number or a Boolean; a set is a list of these. */
export type Single = string | number | boolean;

type Union = Extract<TypeInfo, { t: 'union' }>;
type Part = Union['parts'][number];

export function typeAt(info: GameInfo, index: number): TypeInfo {
  const type = info.types[index];
  if (type === undefined) throw new RangeError(`the module has no type ${index}`);
  return type;
}

/** The number of values of a type; `Infinity` if they can't be numbered. */
export function sizeOf(info: GameInfo, index: number): number {
  const type = typeAt(info, index);
  switch (type.t) {
    case 'int':
      return type.max - type.min + 1;
    case 'bool':
      return 2;
    case 'kind':
      return info.kinds[type.kind]?.members.length ?? 0;
    case 'union':
      return type.parts.reduce((sum, part) => sum + partSize(part), 0);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const partSize = (part: Part): number => (part.p === 'none' ? 1 : part.size);

export function codeOf(info: GameInfo, index: number, ordinal: number): number {
  const type = typeAt(info, index);
  return type.t === 'int' ? ordinal + type.min : ordinal;
}

export function ordinalOf(info: GameInfo, index: number, code: number): number {
  const type = typeAt(info, index);
  return type.t === 'int' ? code - type.min : code;
}

/** A code as text: `lyra`, `3`, `1.5`, `true`, `none`, `coming(3)`. */
export function readValue(info: GameInfo, index: number, code: number): Single {
  const type = typeAt(info, index);
  switch (type.t) {
    case 'int':
      return code / type.den;
    case 'bool':
      return code !== 0;
    case 'kind':
      return info.kinds[type.kind]?.members[code] ?? `#${code}`;
    case 'union':
      return readUnion(info, type, code);
    default:
      return code;
  }
}

function readUnion(info: GameInfo, type: Union, code: number): Single {
  let rest = code;
  for (const part of type.parts) {
    const size = partSize(part);
    if (rest < size) return readPart(info, part, rest);
    rest -= size;
  }
  return `#${code}`;
}

function readPart(info: GameInfo, part: Part, ordinal: number): Single {
  if (part.p === 'none') return 'none';
  if (part.p === 'type') return readValue(info, part.type, codeOf(info, part.type, ordinal));
  return termText(part.name, readPayload(info, part.payload, ordinal).map(String));
}

/** Mixed radix; the last field varies fastest. */
function readPayload(info: GameInfo, payload: readonly number[], ordinal: number): readonly Single[] {
  let rest = ordinal;
  return payload
    .toReversed()
    .map((type) => {
      const size = sizeOf(info, type);
      const value = readValue(info, type, codeOf(info, type, rest % size));
      rest = Math.floor(rest / size);
      return value;
    })
    .toReversed();
}

/** The code of a written value, or undefined if the type has no such value. */
export function writeValue(info: GameInfo, index: number, value: Single): number | undefined {
  const type = typeAt(info, index);
  switch (type.t) {
    case 'int':
      return writeNumber(type, value);
    case 'bool':
      return writeBool(value);
    case 'kind':
      return found(info.kinds[type.kind]?.members.indexOf(String(value)) ?? -1);
    case 'union':
      return writeUnion(info, type, value);
    default:
      return undefined;
  }
}

function writeNumber(type: Extract<TypeInfo, { t: 'int' }>, value: Single): number | undefined {
  if (typeof value === 'boolean' || value === '') return undefined;
  const code = Number(value) * type.den;
  return Number.isInteger(code) && code >= type.min && code <= type.max ? code : undefined;
}

function writeBool(value: Single): number | undefined {
  if (value === true || value === 'true') return 1;
  return value === false || value === 'false' ? 0 : undefined;
}

/** The first part that has the value wins; names are unique within a union by the checker. */
function writeUnion(info: GameInfo, type: Union, value: Single): number | undefined {
  let offset = 0;
  for (const part of type.parts) {
    const ordinal = writePart(info, part, value);
    if (ordinal !== undefined) return offset + ordinal;
    offset += partSize(part);
  }
  return undefined;
}

function writePart(info: GameInfo, part: Part, value: Single): number | undefined {
  if (part.p === 'none') return value === 'none' ? 0 : undefined;
  if (part.p === 'tag') return writeTag(info, part, String(value));
  const code = writeValue(info, part.type, value);
  return code === undefined ? undefined : ordinalOf(info, part.type, code);
}

function writeTag(info: GameInfo, part: Extract<Part, { p: 'tag' }>, text: string): number | undefined {
  if (part.payload.length === 0) return text === part.name ? 0 : undefined;
  const { name, args = [] } = termOf(text);
  if (name !== part.name || args.length !== part.payload.length) return undefined;
  let ordinal = 0;
  for (const [i, type] of part.payload.entries()) {
    const code = writeValue(info, type, args[i] ?? '');
    if (code === undefined) return undefined;
    ordinal = ordinal * sizeOf(info, type) + ordinalOf(info, type, code);
  }
  return ordinal;
}

const found = (index: number): number | undefined => (index < 0 ? undefined : index);

/** Ordinals of the members of a bitset that starts at `at`. */
export function ordinalsIn(words: Int32Array, at: number, count: number): readonly number[] {
  const ordinals: number[] = [];
  for (let w = 0; w < count; w++) {
    let word = words[at + w] ?? 0;
    while (word !== 0) {
      const low = word & -word;
      ordinals.push(w * 32 + 31 - Math.clz32(low));
      word ^= low;
    }
  }
  return ordinals;
}

/** A set as the list of its members, a list in its order, or a single value, from `words` slots at `at`. */
export function readStored(info: GameInfo, index: number, slots: Int32Array, at: number, words: number): ShownValue {
  const type = typeAt(info, index);
  if (type.t === 'map') return mapEntries(info, type, slots, at);
  if (type.t === 'list') return listItems(info, type, slots, at);
  if (type.t !== 'set') return readValue(info, index, slots[at] ?? 0);
  return ordinalsIn(slots, at, words).map((ordinal) => plain(readValue(info, type.of, codeOf(info, type.of, ordinal))));
}

/** The number of slots of a set, list or map; 0 for a single code. */
export function wideSlots(info: GameInfo, index: number): number {
  const type = typeAt(info, index);
  if (type.t === 'set') return Math.max(1, (type.size + 31) >> 5);
  if (type.t === 'list') return 1 + Math.max(1, type.max * type.words);
  return type.t === 'map' ? type.keys * type.words + (type.partial ? Math.max(1, (type.keys + 31) >> 5) : 0) : 0;
}

/** `key: value` for each key; values that are lists are in brackets. */
function mapEntries(
  info: GameInfo,
  map: Extract<TypeInfo, { t: 'map' }>,
  slots: Int32Array,
  at: number,
): readonly string[] {
  const all = Array.from({ length: map.keys }, (_, key) => key);
  const keys = map.partial ? ordinalsIn(slots, at + map.keys * map.words, (map.keys + 31) >> 5) : all;
  return keys.map((key) => {
    const value = readStored(info, map.value, slots, at + key * map.words, map.words);
    return `${readValue(info, map.key, codeOf(info, map.key, key))}: ${inBrackets(value)}`;
  });
}

const inBrackets = (value: ShownValue): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

function listItems(
  info: GameInfo,
  { of, words }: Extract<TypeInfo, { t: 'list' }>,
  slots: Int32Array,
  at: number,
): readonly (string | number)[] {
  return Array.from({ length: slots[at] ?? 0 }, (_, i) => {
    const value = readStored(info, of, slots, at + 1 + i * words, words);
    return typeof value === 'number' ? value : inBrackets(value);
  });
}

const plain = (value: Single): string | number => (typeof value === 'boolean' ? String(value) : value);
