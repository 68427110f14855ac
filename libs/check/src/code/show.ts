import {
  codeAt,
  isWordType,
  type Part,
  partOffsets,
  partSize,
  sizeOf,
  type Type,
  titleOf,
  type ValueNames,
  wordOf,
} from '@sandtable/model';
import type { World } from '../world.ts';

/** A type as the author would write it. */
export function showType(type: Type): string {
  switch (type.t) {
    case 'union':
      return type.name ?? showParts(type.parts);
    case 'set':
      return `set of ${inner(type.of)}`;
    case 'list':
      return `list of ${inner(type.of)} max ${type.max}`;
    case 'map':
      return `map ${inner(type.key)} -> ${inner(type.value)}`;
    case 'error':
      return '?';
    case 'text':
      return 'text';
    default:
      return titleOf(type);
  }
}

function showParts(parts: readonly Part[]): string {
  const [first, second] = parts;
  if (parts.length === 2 && first?.p === 'none' && second !== undefined) return `${showPart(second)}?`;
  return parts.map(showPart).join(' | ');
}

function showPart(part: Part): string {
  if (part.p === 'none') return 'none';
  if (part.p === 'type') return showType(part.type);
  if (part.payload.length === 0) return part.name;
  return `${part.name}(${part.payload.map((field) => showType(field.type)).join(', ')})`;
}

const inner = (type: Type): string => {
  const shown = showType(type);
  return shown.includes(' | ') ? `(${shown})` : shown;
};

/** One value as the author would write it, given by its code. */
export function showCode(world: World, type: Type, code: number): string {
  if (isWordType(type)) return wordOf(type, code, namesOf(world));
  if (type.t !== 'union') return `${code}`;
  const at = partOffsets(type).findLastIndex((offset) => offset <= code);
  const part = type.parts[at];
  if (part === undefined) return `${code}`;
  return part.p === 'type'
    ? showCode(world, part.type, codeAt(part.type, code - (partOffsets(type)[at] ?? 0)))
    : showPart(part);
}

const namesOf = ({ kinds, routines }: World): ValueNames => ({
  member: (kind, ordinal) => kinds[kind]?.members[ordinal],
  constant: (routine, ordinal) => routines[routine]?.constants[ordinal]?.text,
});

/** Codes `low..high` of a type, shortened to whole parts and ranges where many. */
export function showCodes(world: World, type: Type, low: number, high: number): readonly string[] {
  if (type.t === 'union') return showOfUnion(world, type.parts, partOffsets(type), low, high, type);
  if (high - low + 1 === sizeOf(type) && high - low >= 5) return [showType(type)];
  // Which effects there are besides those with an arm is known only in the end.
  if (type.t === 'routine') return ['…'];
  if (type.t === 'int' && high > low) return [`${low}..${high}`];
  const shown = Array.from({ length: Math.min(high - low + 1, 6) }, (_, i) => showCode(world, type, low + i));
  return high - low + 1 > shown.length ? [...shown, '…'] : shown;
}

function showOfUnion(
  world: World,
  parts: readonly Part[],
  offsets: readonly number[],
  low: number,
  high: number,
  type: Type,
): readonly string[] {
  return parts.flatMap((part, i) => {
    const first = Math.max(low, offsets[i] ?? 0);
    const last = Math.min(high, (offsets[i] ?? 0) + partSize(part) - 1);
    if (first > last) return [];
    if (last - first + 1 === partSize(part)) return [showPart(part)];
    return part.p === 'type'
      ? showCodes(
          world,
          part.type,
          codeAt(part.type, first - (offsets[i] ?? 0)),
          codeAt(part.type, last - (offsets[i] ?? 0)),
        )
      : [showCode(world, type, first)];
  });
}
