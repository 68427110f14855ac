import { type ListType, sizeOf, type Type, type Value } from '@sandtable/model';

/**
 * How many slots a value takes: one for a code, a bitset for a set; a map has those of its values and of its keys, a list
 * one for its length and those of its places.
 */
export function wordsOf(type: Type): number {
  if (type.t === 'set') return bitWords(sizeOf(type.of));
  if (type.t === 'list') return 1 + Math.max(1, type.max * wordsOf(type.of));
  if (type.t !== 'map') return 1;
  const keys = sizeOf(type.key);
  return keys * wordsOf(type.value) + (type.partial ? bitWords(keys) : 0);
}

const bitWords = (bits: number): number => Math.max(1, Math.ceil(bits / 32));

export function masksOf(ordinals: readonly number[], words: number): number[] {
  const masks = Array.from({ length: words }, () => 0);
  for (const o of ordinals) masks[o >> 5] = (masks[o >> 5] ?? 0) | (1 << (o & 31));
  return masks;
}

/** The slots of a value; texts have a `text`. */
export function slotsOf(type: Type, value: Value | undefined, text: (text: string) => number): readonly number[] {
  const items = Array.isArray(value) ? (value as readonly Value[]) : [];
  if (type.t === 'set') return masksOf(items.map(Number), wordsOf(type));
  if (type.t === 'list') return listSlots(type, items, text);
  if (type.t !== 'map') return [typeof value === 'string' ? text(value) : Number(value ?? 0)];
  if (!type.partial) return items.flatMap((item) => slotsOf(type.value, item, text));
  const cells = items.map((item) => (Array.isArray(item) ? (item as readonly Value[]) : []));
  const none = Array.from({ length: wordsOf(type.value) }, () => 0);
  const keys = cells.flatMap((cell, key) => (cell.length > 0 ? [key] : []));
  return [
    ...cells.flatMap((cell) => (cell.length > 0 ? slotsOf(type.value, cell[0], text) : none)),
    ...masksOf(keys, bitWords(cells.length)),
  ];
}

function listSlots(type: ListType, items: readonly Value[], text: (text: string) => number): readonly number[] {
  const slots = [items.length, ...items.flatMap((item) => slotsOf(type.of, item, text))];
  return [...slots, ...Array.from({ length: wordsOf(type) - slots.length }, () => 0)];
}
