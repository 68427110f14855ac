import { fromOrdinal, type RunValue } from '@sandtable/eval';
import { type Model, type Part, partOffsets, type Type } from '@sandtable/model';

/** A value as the rules spell it, for messages; tags with payload by name alone. */
export function show(model: Model, type: Type, value: RunValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'number') return showAll(model, type, value);
  if (type.t === 'bool') return value === 0 ? 'false' : 'true';
  if (type.t === 'int') return String(value / type.den);
  if (type.t === 'kind') return model.kinds[type.kind]?.members[value]?.id ?? String(value);
  return type.t === 'union' ? showPart(model, type, value) : String(value);
}

function showAll(model: Model, type: Type, values: readonly RunValue[]): string {
  const of = type.t === 'set' || type.t === 'list' ? type.of : type;
  const items = values.map((v) => show(model, of, type.t === 'set' && typeof v === 'number' ? fromOrdinal(of, v) : v));
  return type.t === 'set' ? `{${items.join(', ')}}` : `[${items.join(', ')}]`;
}

function showPart(model: Model, type: Extract<Type, { t: 'union' }>, code: number): string {
  const offsets = partOffsets(type);
  const at = offsets.findLastIndex((offset) => offset <= code);
  return partName(model, type.parts[at], code - (offsets[at] ?? 0));
}

function partName(model: Model, part: Part | undefined, ordinal: number): string {
  if (part === undefined || part.p === 'none') return 'none';
  return part.p === 'tag' ? part.name : show(model, part.type, fromOrdinal(part.type, ordinal));
}
