import type { Sort } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { nameSpan, usesIn } from './places.ts';

/** A name coloured by what it means. */
export interface MeaningToken {
  readonly start: number;
  readonly end: number;
  readonly sort: Sort;
  readonly defines: boolean;
}

/** All names of a file that mean something, in the order of the text, without overlaps. */
export function meaningsOf(library: Library, file: string): readonly MeaningToken[] {
  const tokens = usesIn(library)
    .filter(({ span }) => span.file === file)
    .map((use): MeaningToken => {
      const { start, end } = nameSpan(library, use);
      return { start, end, sort: use.target.sort, defines: use.defines };
    })
    .sort((a, b) => a.start - b.start || Number(b.defines) - Number(a.defines));
  let done = 0;
  return tokens.filter(({ start, end }) => {
    if (start < done || end <= start) return false;
    done = end;
    return true;
  });
}
