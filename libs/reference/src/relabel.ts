import { entry, type RunValue } from '@sandtable/eval';
import { partOffsets, partSize, sizeOf, type Type, type UnionType } from '@sandtable/model';

/** By kind: the member that stands for each member. */
export type Swap = ReadonlyMap<number, readonly number[]>;

/** An ordinal of a type with other members in it. */
export function relabelOrdinal(type: Type, ordinal: number, swap: Swap): number {
  if (type.t === 'kind') return swap.get(type.kind)?.[ordinal] ?? ordinal;
  return type.t === 'union' ? relabelUnion(type, ordinal, swap) : ordinal;
}

function relabelUnion(type: UnionType, ordinal: number, swap: Swap): number {
  const offsets = partOffsets(type);
  const at = type.parts.findIndex((part, i) => ordinal < (offsets[i] ?? 0) + partSize(part));
  const [part, offset] = [type.parts[at], offsets[at] ?? 0];
  if (part === undefined || part.p === 'none') return ordinal;
  if (part.p === 'type') return offset + relabelOrdinal(part.type, ordinal - offset, swap);
  return (
    offset +
    relabelTuple(
      part.payload.map((one) => one.type),
      ordinal - offset,
      swap,
    )
  );
}

/** A tuple of arguments as one number in mixed radix, the last varying fastest. */
export function relabelTuple(types: readonly Type[], tuple: number, swap: Swap): number {
  let rest = tuple;
  let step = 1;
  let moved = 0;
  for (const type of types.toReversed()) {
    const size = sizeOf(type);
    moved += relabelOrdinal(type, rest % size, swap) * step;
    rest = Math.floor(rest / size);
    step *= size;
  }
  return moved;
}

export function relabel(type: Type, value: RunValue, swap: Swap): RunValue {
  if (type.t === 'kind' || type.t === 'union') return relabelOrdinal(type, value as number, swap);
  if (type.t === 'set')
    return (value as readonly number[]).map((each) => relabelOrdinal(type.of, each, swap)).sort((a, b) => a - b);
  if (type.t === 'list') return (value as readonly RunValue[]).map((each) => relabel(type.of, each, swap));
  if (type.t !== 'map') return value;
  const cells = value as readonly RunValue[];
  const moved: RunValue[] = [];
  for (const [key, cell] of cells.entries())
    moved[relabelOrdinal(type.key, key, swap)] = type.partial
      ? (cell as readonly RunValue[]).map((inner) => relabel(type.value, inner, swap))
      : relabel(type.value, cell, swap);
  return moved;
}

/** Values by member or tuple, each moved to where its member or tuple has gone, with other members in it. */
export function relabelAll(
  values: readonly RunValue[],
  type: Type,
  to: (cell: number) => number,
  swap: Swap,
): readonly RunValue[] {
  const moved: RunValue[] = [...values];
  for (const [cell, value] of values.entries()) moved[to(cell)] = relabel(type, value, swap);
  return moved.map((_, cell) => entry(moved, cell));
}
