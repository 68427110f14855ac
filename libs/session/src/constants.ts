import type { GameInfo } from '@sandtable/engine';
import { readValue } from './value.ts';

/** Constants of the rules as values for texts: `{ $constant_most }`. Numbers stay numbers, so that plurals work. */
export const constantValues = (info: GameInfo): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    info.constants.map(({ name, type, value }) => {
      const read = typeof value === 'string' ? value : readValue(info, type, value);
      return [`constant_${name}`, typeof read === 'boolean' ? String(read) : read];
    }),
  );
