import type { TypeInfo } from '@sandtable/engine';
import {
  type MapType,
  type Model,
  type Part,
  partSize,
  type Routine,
  sizeOf,
  type Type,
  type Value,
} from '@sandtable/model';
import { interned } from './interned.ts';
import { wordsOf } from './words.ts';

/** The types of a module, each once, by number. */
export function typeTable({ routines }: Model) {
  const table = interned<TypeInfo>((info) => JSON.stringify(info));
  const met = new Map<Type, number>();
  const index = (type: Type): number => {
    const known = met.get(type) ?? table.index(describe(type));
    met.set(type, known);
    return known;
  };
  const part = (each: Part) => {
    if (each.p === 'none') return { p: 'none' as const };
    if (each.p === 'type') return { p: 'type' as const, type: index(each.type), size: partSize(each) };
    return {
      p: 'tag' as const,
      name: each.name,
      payload: each.payload.map((field) => index(field.type)),
      ...(each.payload.some((field) => field.name) ? { names: each.payload.map((field) => field.name ?? '') } : {}),
      size: partSize(each),
      of: each.of,
    };
  };
  const describe = (type: Type): TypeInfo => {
    switch (type.t) {
      case 'int':
        return { t: 'int', min: type.min, max: type.max, den: type.den };
      case 'kind':
        return { t: 'kind', kind: type.kind };
      case 'union':
        return { t: 'union', parts: type.parts.map(part) };
      case 'set':
        return { t: 'set', of: index(type.of), size: sizeOf(type.of) };
      case 'list':
        return { t: 'list', of: index(type.of), max: type.max, words: wordsOf(type.of) };
      case 'map':
        return mapInfo(type, index);
      case 'routine':
        return routineInfo(routines[type.routine], type.name);
      case 'text':
        return { t: 'text' };
      case 'bool':
      case 'error':
        return { t: 'bool' };
    }
  };
  return { all: table.all, index };
}

/** A value is one word that nothing else is made of. */
const routineInfo = (routine: Routine | undefined, of: string): TypeInfo => ({
  t: 'union',
  parts: (routine?.constants ?? []).map(({ text, name, given }) => ({
    p: 'tag',
    name: text,
    payload: [],
    size: 1,
    of,
    call: { name, given: Object.fromEntries(given.map((one) => [one.name, givenText(one.type, one.value)])) },
  })),
});

/** What an effect is given, for its words: numbers as numbers, for plurals. */
const givenText = (type: Type, value: Value): string | number => {
  if (type.t === 'int' && typeof value === 'number') return value / type.den;
  if (type.t === 'set' && Array.isArray(value))
    return value.map((each) => givenText(type.of, codeIn(type.of, each))).join(', ');
  return String(value);
};

/** Sets hold ordinals: those of numbers are counted from the least of their range. */
const codeIn = (type: Type, ordinal: Value): Value =>
  type.t === 'int' && typeof ordinal === 'number' ? ordinal + type.min : ordinal;

const mapInfo = (type: MapType, index: (type: Type) => number): TypeInfo => ({
  t: 'map',
  key: index(type.key),
  value: index(type.value),
  keys: sizeOf(type.key),
  words: wordsOf(type.value),
  partial: type.partial,
});
