import { type Arm, type Pattern, partOffsets, partSize, sizeOf, type Type } from '@sandtable/model';
import { fromOrdinal } from './convert.ts';
import { bindLocal, type Env, entry, holds } from './env.ts';
import { splitDigits } from './radix.ts';
import type { RunValue } from './value.ts';

/** Whether a value of `type` fits; binds what the pattern names on the way. */
export function fits(env: Env, pattern: Pattern, type: Type, value: RunValue): boolean {
  if (pattern.p === 'tag') return fitsTag(env, pattern, value);
  if (
    pattern.p === 'codes' &&
    !pattern.stretches.some((s) => typeof value === 'number' && s.low <= value && value <= s.high)
  )
    return false;
  if (pattern.bind !== undefined) bindLocal(env, pattern.bind, type, value);
  return true;
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
  const part = entry(pattern.of.parts, pattern.part);
  const digit = value - entry(partOffsets(pattern.of), pattern.part);
  if (part.p !== 'tag' || digit < 0 || digit >= partSize(part)) return undefined;
  const digits = splitDigits(
    part.payload.map((f) => sizeOf(f.type)),
    digit,
  );
  return part.payload.map((f, i) => ({ type: f.type, value: fromOrdinal(f.type, digits[i] ?? 0) }));
}
