import { type Arm, type Pattern, partOffsets, partSize, sizeOf, type Type, type UnionType } from '@sandtable/model';
import { fromOrdinal } from './convert.ts';
import { bindLocal, type Env, entry, holds } from './env.ts';
import { splitDigits } from './radix.ts';
import type { RunValue } from './value.ts';

/** Whether a value of `type` fits; binds what the pattern names on the way. */
export function fits(env: Env, pattern: Pattern, type: Type, value: RunValue): boolean {
  if (pattern.p === 'tag') return fitsTag(env, pattern, value);
  if (pattern.p === 'codes' && !isAmong(pattern.stretches, value)) return false;
  if (pattern.bind !== undefined) bindLocal(env, pattern.bind, type, value);
  return true;
}

function isAmong(stretches: Extract<Pattern, { p: 'codes' }>['stretches'], value: RunValue): boolean {
  if (typeof value === 'number') for (const { low, high } of stretches) if (low <= value && value <= high) return true;
  return false;
}

/** The first arm of which a pattern fits and whose condition holds. */
export function chooseArm<B>(env: Env, arms: readonly Arm<B>[], type: Type, value: RunValue): Arm<B> | undefined {
  return arms.find((arm) =>
    arm.patterns.some((p) => fits(env, p, type, value) && (arm.where === undefined || holds(env, arm.where))),
  );
}

function fitsTag(env: Env, pattern: Extract<Pattern, { p: 'tag' }>, value: RunValue): boolean {
  const payload = unpack(pattern, value);
  return payload?.every(({ type, value: field }, i) => fits(env, entry(pattern.fields, i), type, field)) ?? false;
}

/** The payload of a tag, or undefined where the code is another part of the union. */
function unpack(
  pattern: Extract<Pattern, { p: 'tag' }>,
  value: RunValue,
): readonly { readonly type: Type; readonly value: RunValue }[] | undefined {
  if (pattern.of.t !== 'union' || typeof value !== 'number') return undefined;
  const { offset, size, fields } = placeOf(pattern.of, pattern.part);
  const digit = value - offset;
  if (digit < 0 || digit >= size) return undefined;
  const digits = splitDigits(
    fields.map((field) => field.size),
    digit,
  );
  return fields.map(({ type }, i) => ({ type, value: fromOrdinal(type, digits[i] ?? 0) }));
}

/** Where the codes of a tag stand in its union, and what it carries; a part without payload has no codes here. */
interface Place {
  readonly offset: number;
  readonly size: number;
  readonly fields: readonly { readonly type: Type; readonly size: number }[];
}

const places = new WeakMap<Type, readonly Place[]>();

function placeOf(union: UnionType, part: number): Place {
  const known = places.get(union) ?? placesOf(union);
  places.set(union, known);
  return entry(known, part);
}

function placesOf(union: UnionType): readonly Place[] {
  const offsets = partOffsets(union);
  return union.parts.map((part, i) => {
    const payload = part.p === 'tag' ? part.payload : [];
    const size = part.p === 'tag' ? partSize(part) : 0;
    return { offset: entry(offsets, i), size, fields: payload.map(({ type }) => ({ type, size: sizeOf(type) })) };
  });
}
