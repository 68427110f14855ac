import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { itemsOf, pairOf } from '@sandtable/text';
import { codeOf, ordinalOf, ordinalsIn, readValue, type Single, typeAt, wideSlots, writeValue } from './value.ts';

type ListInfo = Extract<TypeInfo, { t: 'list' }>;
type MapInfo = Extract<TypeInfo, { t: 'map' }>;
type Slots = readonly number[];

/** The number of slots of a value: one for a single code, or more. */
export const slotsOf = (info: GameInfo, type: number): number => wideSlots(info, type) || 1;

/** A set, list or map as one text: `{a, b}`, `[2, 3]`, `a: 1, b: 2`; any other value unchanged. */
export function readWide(info: GameInfo, index: number, slots: Slots, at = 0): Single {
  const type = typeAt(info, index);
  if (type.t === 'list') return `[${readItems(info, type, slots, at).join(', ')}]`;
  if (type.t === 'map') return readCells(info, type, slots, at).join(', ');
  if (type.t !== 'set') return readValue(info, index, slots[at] ?? 0);
  const ordinals = ordinalsIn(Int32Array.from(slots), at, slotsOf(info, index));
  return `{${ordinals.map((ordinal) => readValue(info, type.of, codeOf(info, type.of, ordinal))).join(', ')}}`;
}

const readItems = (info: GameInfo, { of, words }: ListInfo, slots: Slots, at: number): readonly Single[] =>
  Array.from({ length: slots[at] ?? 0 }, (_, i) => inner(info, of, slots, at + 1 + i * words));

function readCells(info: GameInfo, { key, value, keys, words }: MapInfo, slots: Slots, at: number): readonly string[] {
  const named = (ordinal: number): Single => readValue(info, key, codeOf(info, key, ordinal));
  return Array.from({ length: keys }, (_, i) => `${named(i)}: ${inner(info, value, slots, at + i * words)}`);
}

/** A map in another value has braces of its own. */
function inner(info: GameInfo, type: number, slots: Slots, at: number): Single {
  const value = readWide(info, type, slots, at);
  return typeAt(info, type).t === 'map' ? `{${value}}` : value;
}

/** What is wrong with a written value: the invalid part, and the type that has no such value. */
export interface Misfit {
  readonly part: string;
  readonly type: number;
  /** Too many items, or not a key-value pair. */
  readonly how: 'value' | 'long' | 'pair';
}

/** The slots of a written value, or what is wrong with it. Keys of a map that are left out are as in `standard`. */
export function writeWide(info: GameInfo, index: number, value: Single, standard: Slots): Slots | Misfit {
  const type = typeAt(info, index);
  const text = String(value);
  if (type.t === 'set') return writeSet(info, index, type.of, text);
  if (type.t === 'list') return writeList(info, index, type, text);
  if (type.t === 'map') return writeMap(info, index, type, text, standard);
  const code = writeValue(info, index, value);
  return code === undefined ? { part: text, type: index, how: 'value' } : [code];
}

export const isMisfit = (found: Slots | Misfit): found is Misfit => !Array.isArray(found);

function writeSet(info: GameInfo, index: number, of: number, text: string): Slots | Misfit {
  const slots = Array.from({ length: slotsOf(info, index) }, () => 0);
  for (const item of itemsOf(text, '{}') ?? [text]) {
    const code = writeValue(info, of, item);
    if (code === undefined) return { part: item, type: of, how: 'value' };
    const ordinal = ordinalOf(info, of, code);
    slots[ordinal >> 5] = (slots[ordinal >> 5] ?? 0) | (1 << (ordinal & 31));
  }
  return slots;
}

function writeList(info: GameInfo, index: number, { of, max, words }: ListInfo, text: string): Slots | Misfit {
  const items = itemsOf(text, '[]') ?? [text];
  if (items.length > max) return { part: String(items.length), type: index, how: 'long' };
  const slots = Array.from({ length: slotsOf(info, index) }, () => 0);
  slots[0] = items.length;
  const none = Array.from({ length: words }, () => 0);
  for (const [i, item] of items.entries()) {
    const own = writeWide(info, of, item, none);
    if (isMisfit(own)) return own;
    slots.splice(1 + i * words, own.length, ...own);
  }
  return slots;
}

function writeMap(info: GameInfo, index: number, type: MapInfo, text: string, standard: Slots): Slots | Misfit {
  const slots = [...standard];
  for (const item of itemsOf(text, '{}') ?? [text]) {
    const [name, written] = pairOf(item) ?? [];
    if (name === undefined || written === undefined) return { part: item, type: index, how: 'pair' };
    const code = writeValue(info, type.key, name);
    if (code === undefined) return { part: name, type: type.key, how: 'value' };
    const at = ordinalOf(info, type.key, code) * type.words;
    const own = writeWide(info, type.value, written, slots.slice(at, at + type.words));
    if (isMisfit(own)) return own;
    slots.splice(at, own.length, ...own);
  }
  return slots;
}
