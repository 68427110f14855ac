import { fromOrdinal, keysOf, type RunValue, valueAt } from '@sandtable/eval';
import {
  codeAt,
  isWordType,
  type MapType,
  type Model,
  type Part,
  partOffsets,
  sizeOf,
  type Type,
  type ValueNames,
  wordOf,
} from '@sandtable/model';
import { termText } from '@sandtable/text';

/** A value as the rules spell it, for messages. */
export function show(model: Model, type: Type, value: RunValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (type.t === 'map') return showMap(model, type, value);
  if (typeof value !== 'number') return showAll(model, type, value);
  if (type.t === 'union') return showPart(model, type, value);
  return isWordType(type) ? wordOf(type, value, namesIn(model)) : String(value);
}

const namesIn = ({ kinds, routines }: Model): ValueNames => ({
  member: (kind, ordinal) => kinds[kind]?.members[ordinal]?.id,
  constant: (routine, ordinal) => routines[routine]?.constants[ordinal]?.text,
});

function showAll(model: Model, type: Type, values: readonly RunValue[]): string {
  const of = type.t === 'set' || type.t === 'list' ? type.of : type;
  const items = values.map((v) => show(model, of, type.t === 'set' && typeof v === 'number' ? fromOrdinal(of, v) : v));
  return type.t === 'set' ? `{${items.join(', ')}}` : `[${items.join(', ')}]`;
}

function showMap(model: Model, type: MapType, map: RunValue): string {
  const cells = keysOf(type, map).map((key) => {
    const value = valueAt(type, map, key) ?? 0;
    return `${show(model, type.key, fromOrdinal(type.key, key))}: ${show(model, type.value, value)}`;
  });
  return `{${cells.join(', ')}}`;
}

function showPart(model: Model, type: Extract<Type, { t: 'union' }>, code: number): string {
  const offsets = partOffsets(type);
  const at = offsets.findLastIndex((offset) => offset <= code);
  return partName(model, type.parts[at], code - (offsets[at] ?? 0));
}

function partName(model: Model, part: Part | undefined, ordinal: number): string {
  if (part === undefined || part.p === 'none') return 'none';
  if (part.p === 'type') return show(model, part.type, fromOrdinal(part.type, ordinal));
  return termText(part.name, showPayload(model, part, ordinal));
}

/** Mixed radix, the last varying fastest. */
function showPayload(model: Model, { payload }: Extract<Part, { p: 'tag' }>, ordinal: number): readonly string[] {
  let rest = ordinal;
  const shown = payload.toReversed().map(({ type }) => {
    const digit = rest % sizeOf(type);
    rest = Math.floor(rest / sizeOf(type));
    return show(model, type, codeAt(type, digit));
  });
  return shown.toReversed();
}
