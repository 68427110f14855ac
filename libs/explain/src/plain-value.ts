import { fromOrdinal, keysOf, type RunValue, valueAt } from '@sandtable/eval';
import { type MapType, type Model, partOffsets, type Type } from '@sandtable/model';
import { show } from '@sandtable/reference';

/** A value as views of a match tell it: names, numbers, truth values, and lists of these. */
export type PlainValue = string | number | boolean | readonly (string | number)[];

export function plainValue(model: Model, type: Type, value: RunValue): PlainValue {
  if (type.t === 'map') return entries(model, type, value);
  if (type.t !== 'set' && type.t !== 'list') return single(model, type, value);
  const items = value as readonly RunValue[];
  return items.map((item) => {
    const plain = plainValue(model, type.of, type.t === 'set' ? fromOrdinal(type.of, Number(item)) : item);
    if (typeof plain === 'number') return plain;
    return type.t === 'list' ? inBrackets(plain) : String(plain);
  });
}

function single(model: Model, type: Type, value: RunValue): string | number | boolean {
  if (type.t === 'bool') return value !== 0;
  if (type.t === 'int') return Number(value) / type.den;
  if (type.t !== 'union') return type.t === 'kind' ? show(model, type, value) : Number(value);
  const offsets = partOffsets(type);
  const at = offsets.findLastIndex((offset) => offset <= Number(value));
  const part = type.parts[at];
  if (part?.p !== 'type') return show(model, type, value);
  return single(model, part.type, fromOrdinal(part.type, Number(value) - (offsets[at] ?? 0)));
}

function entries(model: Model, type: MapType, map: RunValue): readonly string[] {
  return keysOf(type, map).map((key) => {
    const value = plainValue(model, type.value, valueAt(type, map, key) ?? 0);
    return `${single(model, type.key, fromOrdinal(type.key, key))}: ${inBrackets(value)}`;
  });
}

const inBrackets = (value: PlainValue): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));
