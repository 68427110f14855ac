import type { GameInfo } from '@sandtable/engine';
import { codeOf, readValue, type Single, sizeOf } from './value.ts';

type Option = GameInfo['options'][number];

/** More values than this are typed, not chosen from a list. */
const LISTED = 40;

/** What an option may be, by name; undefined where there is too much to list. */
export function optionValues(info: GameInfo, option: Option): readonly Single[] | undefined {
  const size = sizeOf(info, option.type);
  if (size > LISTED) return undefined;
  return Array.from({ length: size }, (_, ordinal) => readValue(info, option.type, codeOf(info, option.type, ordinal)));
}

/** What an option is if nobody chooses. */
export const optionDefault = (info: GameInfo, option: Option): Single => readValue(info, option.type, option.value);
