import { codeAt, type ListType, type MapType, ordinalOf, sameType, shifts, sizeOf, type Type } from '@sandtable/model';
import { asCode, asSet, makeSet, type RunValue } from './value.ts';

/** The same value in another type, or undefined where it does not exist there. */
export function convert(from: Type, to: Type, value: RunValue): RunValue | undefined {
  if (typeof value === 'string' || sameType(from, to)) return value;
  if (from.t === 'set' && to.t === 'set') return convertSet(from.of, to.of, asSet(value));
  if (from.t === 'list' && to.t === 'list') return convertItems(from, to, value as readonly RunValue[]);
  if (from.t === 'map' && to.t === 'map') return convertCells(from, to, value as readonly RunValue[]);
  const code = convertCode(from, to, ordinalCode(from, value));
  return code === undefined ? undefined : codedValue(to, code);
}

/** The ordinal of any value of a numbered type; a set is the number whose bits are its members. */
export function toOrdinal(type: Type, value: RunValue): number {
  return type.t === 'set' ? asSet(value).reduce((sum, member) => sum + 2 ** member, 0) : ordinalOf(type, asCode(value));
}

export function fromOrdinal(type: Type, ordinal: number): RunValue {
  return type.t === 'set' ? bits(ordinal, sizeOf(type.of)) : codeAt(type, ordinal);
}

function convertCode(from: Type, to: Type, code: number): number | undefined {
  for (const { low, high, shift } of shifts(from, to)) if (low <= code && code <= high) return code + shift;
  return undefined;
}

function convertSet(from: Type, to: Type, members: readonly number[]): RunValue | undefined {
  const moved = members.map((member) => convert(from, to, fromOrdinal(from, member)));
  return moved.includes(undefined)
    ? undefined
    : makeSet(moved.flatMap((m) => (m === undefined ? [] : [toOrdinal(to, m)])));
}

function convertItems(from: ListType, to: ListType, items: readonly RunValue[]): RunValue | undefined {
  if (items.length > to.max) return undefined;
  const moved = items.map((item) => convert(from.of, to.of, item));
  return moved.includes(undefined) ? undefined : moved.flatMap((item) => (item === undefined ? [] : [item]));
}

/** Key by key; a key that is missing exists only where keys may be missing. */
function convertCells(from: MapType, to: MapType, cells: readonly RunValue[]): RunValue | undefined {
  const moved = cells.map((cell): RunValue | undefined => {
    const [inner] = from.partial ? (cell as readonly RunValue[]) : [cell];
    if (inner === undefined) return to.partial ? [] : undefined;
    const value = convert(from.value, to.value, inner);
    return value !== undefined && to.partial ? [value] : value;
  });
  return moved.includes(undefined) ? undefined : moved.flatMap((cell) => (cell === undefined ? [] : [cell]));
}

/** Sets have no code of their own; inside a union their ordinal serves as one. */
const ordinalCode = (type: Type, value: RunValue): number =>
  type.t === 'set' ? toOrdinal(type, value) : asCode(value);
const codedValue = (type: Type, code: number): RunValue => (type.t === 'set' ? fromOrdinal(type, code) : code);

const bits = (ordinal: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, i) => i).filter((i) => Math.floor(ordinal / 2 ** i) % 2 === 1);
