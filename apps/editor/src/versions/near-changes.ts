import type { DiffLine } from '../state/line-diff.ts';

/** How many lines that are the same stand around those that are not. */
const AROUND = 3;

/** A line of a comparison at its place in it; without a line where others are left out. */
export interface ShownLine {
  readonly at: number;
  readonly line: DiffLine | undefined;
}

/** The changed lines and a few around them. */
export const nearChanges = (lines: readonly DiffLine[]): readonly ShownLine[] => {
  const changed = lines.flatMap(({ sign }, i) => (sign === ' ' ? [] : [i]));
  const shown = new Set(changed.flatMap((i) => Array.from({ length: 2 * AROUND + 1 }, (_, d) => i - AROUND + d)));
  return lines.flatMap((line, at): readonly ShownLine[] => {
    if (shown.has(at)) return [{ at, line }];
    return shown.has(at - 1) ? [{ at, line: undefined }] : [];
  });
};
