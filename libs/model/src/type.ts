import { hasOwnWords, type OwnWordType, ownWords } from './own-words.ts';

/**
 * Types of the language and how their values are represented. Every finite type has `sizeOf` values, numbered from 0:
 * the number of a value is its *ordinal*. At run time a value is one 32-bit integer, its *code*: for a number the
 * number itself (times the denominator for fractions), for everything else finite its ordinal. Sets are bitsets over
 * ordinals.
 */
export type Type =
  | IntType
  | OwnWordType
  | { readonly t: 'text' }
  | { readonly t: 'kind'; readonly kind: number; readonly name: string; readonly size: number }
  | UnionType
  | SetType
  | ListType
  | MapType
  | RoutineType
  /** The type of an expression that already has a finding; it fits everything. */
  | { readonly t: 'error' };

/** `min` and `max` are scaled by `den`: `0..6 by 1/2` is `{min: 0, max: 12, den: 2}`. */
export interface IntType {
  readonly t: 'int';
  readonly min: number;
  readonly max: number;
  readonly den: number;
}
export interface UnionType {
  readonly t: 'union';
  /** The declared name, when it has one; for messages only, unions are compared by their parts. */
  readonly name: string | undefined;
  readonly parts: readonly Part[];
}
/** `none` always comes first. Parts that are types are never unions themselves. */
export type Part =
  | { readonly p: 'none' }
  /** A tag belongs to the type that declares it: `of` is that type's (or die's) name. */
  | {
      readonly p: 'tag';
      readonly of: string;
      readonly name: string;
      readonly payload: readonly { readonly name: string | undefined; readonly type: Type }[];
    }
  | { readonly p: 'type'; readonly type: Type };
export interface SetType {
  readonly t: 'set';
  readonly of: Type;
}
/** Up to `max` values in an order, counted from 1; stored as their number and `max` places, the rest zeros. */
export interface ListType {
  readonly t: 'list';
  readonly of: Type;
  readonly max: number;
}
/** `partial`: built over a set, so that some keys may be missing; else every key has a value. */
export interface MapType {
  readonly t: 'map';
  readonly key: Type;
  readonly value: Type;
  readonly partial: boolean;
}
/** The constants of a signature, numbered as in `Model.routines[routine]`. */
export interface RoutineType {
  readonly t: 'routine';
  readonly routine: number;
  /** The first declared name of the signature, else the signature; for messages only. */
  readonly name: string;
}

/**
 * As many constants as a signature may have. How many there are shows when everything has been checked; codes of types
 * that such a value is a part of must be known before.
 */
export const MOST_ROUTINES = 4096;

/** As many values as a set may have bits for while rules run; a loop over a longer range needs no set. */
export const MOST_IN_SET = 2 ** 20;

/** So many numbers that those of an optional one fit in 32 bits as well. */
export const INT_MAX = 0x3fffffff;
/** Each number has its opposite, so negation can't fail. */
export const INT_MIN = -INT_MAX;
export const anyInt: IntType = { t: 'int', min: INT_MIN, max: INT_MAX, den: 1 };
export const bool: Type = { t: 'bool' };
export const text: Type = { t: 'text' };
export const errorType: Type = { t: 'error' };
export const none: Part = { p: 'none' };
export const range = (min: number, max: number, den = 1): IntType => ({ t: 'int', min, max, den });
export const mapOf = (key: Type, value: Type, partial: boolean): MapType => ({ t: 'map', key, value, partial });
export const setOf = (of: Type): SetType => ({ t: 'set', of });
export const listOf = (of: Type, max: number): ListType => ({ t: 'list', of, max });

/** A union of one tag: all its values have the same parts. */
export const isRecord = (type: Type): type is UnionType =>
  type.t === 'union' && type.parts.length === 1 && type.parts[0]?.p === 'tag';

/** `T?`: the union with `none` in front; an optional stays as it is. */
export function optional(type: Type): Type {
  if (type.t === 'error') return type;
  if (type.t !== 'union') return { t: 'union', name: undefined, parts: [none, { p: 'type', type }] };
  return type.parts.some((part) => part.p === 'none')
    ? type
    : { t: 'union', name: undefined, parts: [none, ...type.parts] };
}

/** How many values the type has; `Infinity` for types that cannot be numbered (text). */
export function sizeOf(type: Type): number {
  if (hasOwnWords(type)) return ownWords(type).length;
  switch (type.t) {
    case 'int':
      return type.max - type.min + 1;
    case 'kind':
      return type.size;
    case 'union':
      return sizeOfParts(type.parts);
    case 'set':
      return 2 ** sizeOf(type.of);
    case 'list':
    case 'text':
      return Number.POSITIVE_INFINITY;
    case 'map':
      return (sizeOf(type.value) + (type.partial ? 1 : 0)) ** sizeOf(type.key);
    case 'routine':
      return MOST_ROUTINES;
    case 'error':
      return 1;
  }
}

function sizeOfParts(parts: readonly Part[]): number {
  let sum = 0;
  for (const part of parts) sum += partSize(part);
  return sum;
}

export function partSize(part: Part): number {
  if (part.p === 'none') return 1;
  if (part.p === 'type') return sizeOf(part.type);
  let size = 1;
  for (const field of part.payload) size *= sizeOf(field.type);
  return size;
}

/** The first ordinal of each part of a union. */
export function partOffsets(type: UnionType): readonly number[] {
  let next = 0;
  return type.parts.map((part) => {
    const offset = next;
    next += partSize(part);
    return offset;
  });
}

export const ordinalOf = (type: Type, code: number): number => (type.t === 'int' ? code - type.min : code);
export const codeAt = (type: Type, ordinal: number): number => (type.t === 'int' ? ordinal + type.min : ordinal);

/** Types are the same when their values are the same, in the same order. */
export function sameType(a: Type, b: Type): boolean {
  if (a === b) return true;
  if (a.t !== b.t) return false;
  if (hasOwnWords(a)) return true;
  switch (a.t) {
    case 'int':
      return b.t === 'int' && a.min === b.min && a.max === b.max && a.den === b.den;
    case 'kind':
      return b.t === 'kind' && a.kind === b.kind;
    case 'union':
      return b.t === 'union' && a.parts.length === b.parts.length && sameParts(a.parts, b.parts);
    case 'set':
      return b.t === 'set' && sameType(a.of, b.of);
    case 'list':
      return b.t === 'list' && a.max === b.max && sameType(a.of, b.of);
    case 'map':
      return b.t === 'map' && a.partial === b.partial && sameType(a.key, b.key) && sameType(a.value, b.value);
    case 'routine':
      return b.t === 'routine' && a.routine === b.routine;
    case 'text':
    case 'error':
      return true;
  }
}

/** Not within `sameType`, which then makes nothing where there are no parts. */
const sameParts = (a: readonly Part[], b: readonly Part[]): boolean => a.every((part, i) => samePart(part, b[i]));

export function samePart(a: Part, b: Part | undefined): boolean {
  if (b === undefined || a.p !== b.p) return false;
  if (a.p === 'tag') return b.p === 'tag' && a.of === b.of && a.name === b.name;
  return a.p === 'none' || (b.p === 'type' && sameType(a.type, b.type));
}

/** One stretch of codes `low..high` of the source type that maps to codes `+ shift` of the target. */
export interface Shift {
  readonly low: number;
  readonly high: number;
  readonly shift: number;
}

/**
 * How codes of `from` become codes of `to`, stretch by stretch; codes in no stretch do not exist in `to`. Fractions
 * are brought to the same denominator by the checker before this is asked.
 */
export function shifts(from: Type, to: Type): readonly Shift[] {
  const known = knownShifts.get(from) ?? new WeakMap<Type, readonly Shift[]>();
  const before = known.get(to);
  if (before !== undefined) return before;
  const found = findShifts(from, to);
  knownShifts.set(from, known.set(to, found));
  return found;
}

/** Types are values, so what was found for two of them stays true. */
const knownShifts = new WeakMap<Type, WeakMap<Type, readonly Shift[]>>();

function findShifts(from: Type, to: Type): readonly Shift[] {
  const targets = stretches(to);
  return stretches(from).flatMap((source) => {
    const target = targets.find((t) => fits(source.part, t.part));
    if (target === undefined) return [];
    return [clip(source, target)];
  });
}

interface Stretch {
  readonly part: Part;
  readonly low: number;
  readonly high: number;
}

function stretches(type: Type): readonly Stretch[] {
  if (type.t !== 'union')
    return [{ part: { p: 'type', type }, low: codeAt(type, 0), high: codeAt(type, sizeOf(type) - 1) }];
  const offsets = partOffsets(type);
  return type.parts.map((part, i) => ({ part, low: offsets[i] ?? 0, high: (offsets[i] ?? 0) + partSize(part) - 1 }));
}

const fits = (a: Part, b: Part): boolean =>
  samePart(a, b) ||
  (a.p === 'type' &&
    b.p === 'type' &&
    a.type.t === 'int' &&
    b.type.t === 'int' &&
    a.type.den === b.type.den &&
    a.type.max >= b.type.min &&
    a.type.min <= b.type.max);

/** Numbers overlap by value, everything else matches whole. */
function clip(source: Stretch, target: Stretch): Shift {
  const a = source.part;
  const b = target.part;
  if (a.p !== 'type' || b.p !== 'type' || a.type.t !== 'int' || b.type.t !== 'int')
    return { low: source.low, high: source.high, shift: target.low - source.low };
  const base = source.low - a.type.min;
  const low = Math.max(a.type.min, b.type.min);
  const high = Math.min(a.type.max, b.type.max);
  return { low: low + base, high: high + base, shift: target.low - b.type.min - base };
}
