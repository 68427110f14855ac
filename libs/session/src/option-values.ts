import type { GameInfo } from '@sandtable/engine';
import { type Option, readOption, standardSlots } from './option-slots.ts';
import { codeOf, readValue, type Single, sizeOf } from './value.ts';

/** More values than this are typed, not chosen from a list. */
const LISTED = 40;

/** The possible values of an option, by name; undefined if there are too many to list. */
export const optionValues = (info: GameInfo, { type }: Option): readonly Single[] | undefined => valuesOf(info, type);

/** The values of a type, by name; undefined if there are too many to list. */
export function valuesOf(info: GameInfo, type: number): readonly Single[] | undefined {
  const size = sizeOf(info, type);
  if (size > LISTED) return undefined;
  return Array.from({ length: size }, (_, ordinal) => readValue(info, type, codeOf(info, type, ordinal)));
}

/** The value of an option if nobody chooses one. */
export const optionDefault = (info: GameInfo, option: Option): Single =>
  readOption(info, option, standardSlots(option));
