import { entry, makeMap, makeSet, type RunValue } from '@sandtable/eval';
import {
  codeAt,
  type ListType,
  type MapType,
  type Model,
  type Setting,
  sizeOf,
  type Type,
  textRoom,
} from '@sandtable/model';
import { itemsOf, own, pairOf } from '@sandtable/text';
import { ordinalNamed, type Single } from './named.ts';

/** Options and rulings, which a match is started with, in their order. */
const chosenOf = ({ settings }: Model): readonly Setting[] => settings.filter(({ sort }) => sort !== 'constant');

// ── as a module is given them ───────────────────────────────────────────────────────────────────────────────────────
/** The values of options that are given as slots, one after the other. */
export function optionValues(model: Model, slots: ArrayLike<number>): readonly RunValue[] {
  const reader = { slots, at: 0 };
  return chosenOf(model).map(({ type, value }) =>
    type.t === 'text' ? textFrom(reader, textRoom(String(value))) : valueFrom(reader, type),
  );
}

interface Reader {
  readonly slots: ArrayLike<number>;
  at: number;
}

const next = (reader: Reader): number => reader.slots[reader.at++] ?? 0;

/** A number for the text, which only the module needs; its length; its characters. */
function textFrom(reader: Reader, room: number): string {
  reader.at += 1;
  const length = next(reader);
  const characters = Array.from({ length: room }, () => next(reader));
  return String.fromCharCode(...characters.slice(0, length));
}

function valueFrom(reader: Reader, type: Type): RunValue {
  if (type.t === 'set') return bitsFrom(reader, sizeOf(type.of));
  if (type.t === 'list') return itemsFrom(reader, type);
  return type.t === 'map' ? cellsFrom(reader, type) : next(reader);
}

function bitsFrom(reader: Reader, size: number): readonly number[] {
  const words = Array.from({ length: Math.max(1, Math.ceil(size / 32)) }, () => next(reader));
  return Array.from({ length: size }, (_, i) => i).filter((i) => ((entry(words, i >> 5) >>> (i & 31)) & 1) === 1);
}

function itemsFrom(reader: Reader, type: ListType): RunValue {
  const length = next(reader);
  const items = Array.from({ length: type.max }, () => valueFrom(reader, type.of));
  if (type.max === 0) reader.at += 1;
  return items.slice(0, length);
}

function cellsFrom(reader: Reader, type: MapType): RunValue {
  const values = Array.from({ length: sizeOf(type.key) }, () => valueFrom(reader, type.value));
  return makeMap(type, (key) => values[key]);
}

// ── as people and saves write them ──────────────────────────────────────────────────────────────────────────────────
/** The values of options that are given by name; one that is not named, or has no such value, is as the rules say. */
export const optionsNamed = (model: Model, named: Readonly<Record<string, Single>>): readonly RunValue[] =>
  chosenOf(model).map(({ name, type, value }) => {
    const text = own(named, name);
    return (text === undefined ? undefined : valueNamed(model, type, text, value)) ?? value;
  });

function valueNamed(model: Model, type: Type, text: Single, standard: RunValue): RunValue | undefined {
  if (type.t === 'text') return String(text);
  if (type.t === 'set') return setNamed(model, type.of, String(text));
  if (type.t === 'list') return listNamed(model, type, String(text));
  if (type.t === 'map') return mapNamed(model, type, String(text), standard);
  const ordinal = ordinalNamed(model, type, text);
  return ordinal === undefined ? undefined : codeAt(type, ordinal);
}

function setNamed(model: Model, of: Type, text: string): RunValue | undefined {
  const members = itemsOf(text, '{}')?.map((item) => ordinalNamed(model, of, item));
  return members?.every((member) => member !== undefined) ? makeSet(members) : undefined;
}

function listNamed(model: Model, type: ListType, text: string): RunValue | undefined {
  const items = itemsOf(text, '[]')?.map((item) => valueNamed(model, type.of, item, 0));
  return items?.every((item) => item !== undefined) && items.length <= type.max ? items : undefined;
}

/** Keys that are not named have what the rules say. */
function mapNamed(model: Model, type: MapType, text: string, standard: RunValue): RunValue | undefined {
  const cells = [...(standard as readonly RunValue[])];
  for (const item of itemsOf(text, '{}') ?? ['']) {
    const [name, written = ''] = pairOf(item) ?? [];
    const key = ordinalNamed(model, type.key, name);
    const value = key === undefined ? undefined : valueNamed(model, type.value, written, entry(cells, key));
    if (key === undefined || value === undefined) return undefined;
    cells[key] = value;
  }
  return cells;
}
